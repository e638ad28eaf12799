import { keepsContract } from './keeps.js';
import { fineContract } from './zonal/contract.js';

keepsContract(fineContract);
