import { contract } from './contract.js';
import { postgres, sqlite } from './kinds.js';
import { turnsContract } from './turns-contract.js';

for (const kind of [sqlite(), postgres()]) {
  contract(kind);
  turnsContract(kind);
}
