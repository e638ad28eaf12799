import { keepsContract } from './keeps.js';
import { splendidContract } from './measured/contract.js';

keepsContract(splendidContract);
