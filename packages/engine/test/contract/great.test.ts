import { keepsContract } from './keeps.js';
import { greatContract } from './measured/contract.js';
import { keepsMirror } from './measured/keeps-mirror.js';

keepsContract(greatContract);
keepsMirror(greatContract);
