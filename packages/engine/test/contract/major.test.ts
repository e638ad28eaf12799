import { keepsContract } from './keeps.js';
import { majorContract } from './zonal/contract.js';

keepsContract(majorContract);
