import { contract } from './contract.js';
import { postgres, sqlite } from './kinds.js';

contract(sqlite());
contract(postgres());
