import { keepsContract } from './keeps.js';
import { greatContract } from './measured/contract.js';

keepsContract(greatContract);
