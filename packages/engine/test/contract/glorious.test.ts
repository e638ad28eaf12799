import { keepsContract } from './keeps.js';
import { gloriousContract } from './measured/contract.js';

keepsContract(gloriousContract);
