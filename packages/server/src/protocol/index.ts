// What table and hall say to each other.
export * from './ids.js';
export * from './terms.js';
export * from './match.js';
export * from './spans.js';
export * from './holidays.js';
export * from './notices.js';
export * from './asks.js';
export { CODES, type Code as NoCode } from './tells.js';
export type {
  ByeTell,
  HeadTell,
  HereTell,
  LinesTell,
  LobbyTell,
  NoTell,
  OffersTell,
  OkTell,
  PingTell,
  Presence,
  PresenceTell,
  Talk,
  TalkTell,
  Tell,
  WelcomeTell,
} from './tells.js';
export * from './api.js';
export * from './people.js';
export * from './clubs.js';
export * from './operator.js';
