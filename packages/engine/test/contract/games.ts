/** The games that keep the contract. */
import type { Contract } from './contract.js';
import { MEASURED } from './measured/contract.js';
import { ZONAL } from './zonal/contract.js';

export const CONTRACTS: readonly Contract[] = [...ZONAL, ...MEASURED];
