/** Passkeys in the browser: what the hall wants signed, and what the device says to it. */
import type { AccountAnswer, ChallengeAnswer, MeAnswer } from '@five-victories/server/protocol';
import { isFailed, type Asked } from '../api.js';
import { bytesOf, textOf } from '../base64url.js';
import { addPasskey, askChallenge, signInByPasskey } from './api.js';

/** Browsers bind a passkey to a name and refuse a bare address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

const ALGORITHMS = [-7, -8, -257];

const creation = ({ challenge, user, known }: ChallengeAnswer): PublicKeyCredentialCreationOptions => ({
  challenge: bytesOf(challenge),
  rp: { name: document.title, id: location.hostname },
  user: { id: bytesOf(user!.id), name: user!.name, displayName: user!.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
});

/** The device says no, or its owner does: there is nothing to be told but that. */
const asked = async <T>(act: () => Promise<T | null>): Promise<T | undefined> => {
  try {
    return (await act()) ?? undefined;
  } catch {
    return undefined;
  }
};

const UNSIGNED = { failed: 'unsigned' } as const;

export const makePasskey = async (label: string): Promise<Asked<AccountAnswer>> => {
  const challenge = await askChallenge();
  if (isFailed(challenge)) return challenge;
  const made = await asked(async () => navigator.credentials.create({ publicKey: creation(challenge) }));
  if (!(made instanceof PublicKeyCredential)) return UNSIGNED;
  const response = made.response as AuthenticatorAttestationResponse;
  const key = response.getPublicKey();
  if (!key) return UNSIGNED;
  return addPasskey({
    id: textOf(made.rawId),
    client: textOf(response.clientDataJSON),
    authenticator: textOf(response.getAuthenticatorData()),
    key: textOf(key),
    algorithm: response.getPublicKeyAlgorithm(),
    label,
  });
};

export const openByPasskey = async (): Promise<Asked<MeAnswer>> => {
  const challenge = await askChallenge();
  if (isFailed(challenge)) return challenge;
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge.challenge),
    rpId: location.hostname,
    userVerification: 'required',
  };
  const found = await asked(async () => navigator.credentials.get({ publicKey }));
  if (!(found instanceof PublicKeyCredential)) return UNSIGNED;
  const response = found.response as AuthenticatorAssertionResponse;
  return signInByPasskey({
    id: textOf(found.rawId),
    client: textOf(response.clientDataJSON),
    authenticator: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
};
