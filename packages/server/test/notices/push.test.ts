/** Web push as the standards have it, and where nothing may be sent to. */
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPublic } from '../../src/notices/private.js';
import { newVapid, sealed, vapidHeader } from '../../src/notices/push.js';
import { signature } from '../../src/notices/webhook.js';

test('the example of RFC 8291, byte for byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const reader = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  expect(sealed('When I grow up, I want to be a watermelon', reader, sender, salt).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('who sends it is signed for that service and for half a day (RFC 8292)', () => {
  const vapid = newVapid();
  const header = vapidHeader(vapid, 'https://push.example.net/send/abc', 'https://hall.example.org', 1_000_000);
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!;
  const [head, claims, signed] = token!.split('.');
  expect(key).toBe(vapid.publicKey);
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toEqual({
    aud: 'https://push.example.net',
    exp: 1_000 + 43_200,
    sub: 'https://hall.example.org',
  });
  const point = Buffer.from(key!, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  const publicKey = createPublicKey({ format: 'jwk', key: jwk });
  const isRight = (text: string): boolean =>
    verify(
      'sha256',
      Buffer.from(text),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signed!, 'base64url'),
    );
  expect([isRight(`${head}.${claims}`), isRight(`${head}.${claims}x`)]).toEqual([true, false]);
});

test('a signature of a webhook follows from secret, time and body', () => {
  expect(signature('secret', 1_700_000_000, '{"a":1}')).toMatch(/^t=1700000000,v1=[0-9a-f]{64}$/);
  const all = [signature('a', 1, 'x'), signature('b', 1, 'x'), signature('a', 2, 'x'), signature('a', 1, 'y')];
  expect(new Set(all.map((text) => text.split('v1=')[1])).size).toBe(4);
});

test.each([
  '0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1',
  '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '198.19.255.255', '224.0.0.1', '240.0.0.1',
  '255.255.255.255', '192.0.2.1', '198.51.100.7', '203.0.113.9', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1',
  '::ffff:10.0.0.1', '::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b::a00:1', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd12::1', 'fe80::1',
  'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', '3fff::1', 'localhost', '', '1.2.3',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
}); // prettier-ignore

test.each(['1.1.1.1', '9.255.255.255', '11.0.0.1', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1', '192.169.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:1.1.1.1', '64:ff9b::1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
); // prettier-ignore
