/** What somebody asks about himself. */
import { once } from 'node:events';
import {
  deletionShape,
  nameShape,
  newPasskeyShape,
  newPasswordShape,
  passkeySignInShape,
  signInShape,
} from '../protocol/index.js';
import { Refused } from '../hall/refused.js';
import {
  accountAnswer,
  addPasskey,
  challenge,
  endDevice,
  passkeySignIn,
  passwordSignIn,
  setPassword,
} from '../people/account.js';
import { exportOf } from '../people/export.js';
import { deletePlayer } from '../people/leaving.js';
import { siteOf } from '../people/passkey.js';
import { makeProgram, removeProgram, tokenOf } from '../people/programs.js';
import type { PlayerRow } from '../store/store.js';
import {
  addressOfAsked,
  dismiss,
  enter,
  known,
  LARGE,
  meOf,
  signedIn,
  type Answer,
  type Asked,
  type Routes,
} from './asked.js';
import { bodyOf, HEADERS } from './http.js';

const account: Answer = async (asked) => {
  const { id } = signedIn(asked);
  // What was just changed is in the store.
  const player = await asked.hall.store.player(id);
  return accountAnswer(asked.hall, player!, asked.session!);
};

const newPassword: Answer = async (asked) => {
  const player = signedIn(asked);
  const given = await bodyOf(asked.request, newPasswordShape, LARGE);
  if (given.old !== undefined && !asked.hall.tries.spend(addressOfAsked(asked), player.folded))
    throw new Refused(429, 'rate');
  await setPassword(asked.hall, player, asked.session!, given);
  return account(asked);
};

/** Another is known by this browser from now on; who was known before, if he was a guest, is lost, as the page says. */
const comeIn = async (asked: Asked, player: PlayerRow) => {
  if (asked.session !== undefined) await asked.hall.people.leave(asked.session);
  await enter(asked, player);
  return meOf(asked, player);
};

const signIn: Answer = async (asked) => {
  const given = await bodyOf(asked.request, signInShape, LARGE);
  return comeIn(asked, await passwordSignIn(asked.hall, addressOfAsked(asked), given));
};

const newChallenge: Answer = async ({ hall, player }) => challenge(hall, player);

/** The request comes from the hall's own page: that was looked at before anything else. */
const siteOfAsked = ({ request }: Asked) => siteOf(request.headers.origin!);

const newPasskey: Answer = async (asked) => {
  const player = signedIn(asked);
  await addPasskey(asked.hall, player, await bodyOf(asked.request, newPasskeyShape, LARGE), siteOfAsked(asked));
  return account(asked);
};

const removePasskey: Answer = async (asked) => {
  const { id } = signedIn(asked);
  if (!(await asked.hall.store.accounts.removePasskey(asked.ids[0]!, id))) throw new Refused(409, 'credentials');
  return account(asked);
};

const withPasskey: Answer = async (asked) => {
  const given = await bodyOf(asked.request, passkeySignInShape, LARGE);
  if (!asked.hall.tries.spend(addressOfAsked(asked), given.id)) throw new Refused(429, 'rate');
  return comeIn(asked, await passkeySignIn(asked.hall, given, siteOfAsked(asked)));
};

const signDeviceOut: Answer = async (asked) => {
  await endDevice(asked.hall, signedIn(asked), asked.session!, asked.ids[0]!);
  return account(asked);
};

/** In pieces, as fast as they are taken. */
const everything: Answer = async (asked) => {
  const { hall, response } = asked;
  const player = signedIn(asked);
  if (!hall.errands.spend(`export ${player.id}`)) throw new Refused(429, 'rate');
  const disposition = 'attachment; filename="five-victories.json"';
  response.writeHead(200, { ...HEADERS, 'content-disposition': disposition });
  for await (const piece of exportOf(hall, player)) {
    if (response.destroyed) return;
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
};

const deletion: Answer = async (asked) => {
  const given = await bodyOf(asked.request, deletionShape, LARGE);
  await deletePlayer(asked.hall, signedIn(asked), addressOfAsked(asked), given);
  dismiss(asked);
  return {};
};

const newProgram: Answer = async (asked) => {
  const { name } = await bodyOf(asked.request, nameShape, LARGE);
  return makeProgram(asked.hall, known(asked), name);
};

const newToken: Answer = async (asked) => tokenOf(asked.hall, known(asked), asked.ids[0]!);

const endProgram: Answer = async (asked) => {
  await removeProgram(asked.hall, signedIn(asked), asked.ids[0]!);
  return account(asked);
};

export const ACCOUNT_ROUTES: Routes = {
  account: { GET: account },
  'account/password': { POST: newPassword },
  'account/sign-in': { POST: signIn },
  'account/challenge': { POST: newChallenge },
  'account/passkeys': { POST: newPasskey },
  'account/passkeys/*': { DELETE: removePasskey },
  'account/passkey-sign-in': { POST: withPasskey },
  'account/sessions/*': { DELETE: signDeviceOut },
  'account/programs': { POST: newProgram },
  'account/programs/*': { DELETE: endProgram },
  'account/programs/*/token': { POST: newToken },
  'account/export': { GET: everything },
  'account/deletion': { POST: deletion },
};
