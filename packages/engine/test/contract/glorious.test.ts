import { keepsContract } from './keeps.js';
import { gloriousContract } from './measured/contract.js';
import { keepsMirror } from './measured/keeps-mirror.js';

keepsContract(gloriousContract);
keepsMirror(gloriousContract);
