import { keepsContract } from './keeps.js';
import { splendidContract } from './measured/contract.js';
import { keepsMirror } from './measured/keeps-mirror.js';

keepsContract(splendidContract);
keepsMirror(splendidContract);
