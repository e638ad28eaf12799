/**
 * Whether an address of the network belongs to everybody. Players name addresses to which the hall connects: none of
 * them may lead into the network in which the hall stands.
 */
import { BlockList, isIP } from 'node:net';

const V4 = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.31.196.0', 24], ['192.52.193.0', 24], ['192.88.99.0', 24],
  ['192.168.0.0', 16], ['192.175.48.0', 24], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24],
  ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const; // prettier-ignore

/** Of IPv6 only what is given out to the world (2000::/3) is public, and of that not these. */
const V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['2620:4f:8000::', 48],
] as const;

const listOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, bits] of nets) list.addSubnet(net, bits, family);
  return list;
};
const CLOSED_V4 = listOf('ipv4', V4);
const CLOSED_V6 = listOf('ipv6', V6);
const GIVEN_OUT = listOf('ipv6', [['2000::', 3]]);

/** Sixteen bytes of an address of IPv6, however it is written. */
const bytesOf = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after].flatMap((group) => [group >> 8, group & 255]);
};

const MAPPED = [...Array.from({ length: 10 }, () => 0), 255, 255];
/** 64:ff9b::/96: IPv4 behind a translator. */
const TRANSLATED = [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0];

/** IPv4 in the dress of IPv6. */
const innerV4 = (bytes: readonly number[]): string | undefined => {
  const isInside = [MAPPED, TRANSLATED].some((prefix) => prefix.every((byte, i) => bytes[i] === byte));
  return isInside ? bytes.slice(12).join('.') : undefined;
};

const isPublicV6 = (address: string): boolean => {
  // A zone names an interface of this machine.
  if (address.includes('%')) return false;
  const inner = innerV4(bytesOf(address));
  if (inner !== undefined) return !CLOSED_V4.check(inner, 'ipv4');
  return GIVEN_OUT.check(address, 'ipv6') && !CLOSED_V6.check(address, 'ipv6');
};

/** Whatever is no address at all is not public. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !CLOSED_V4.check(address, 'ipv4');
  return family === 6 && isPublicV6(address);
};
