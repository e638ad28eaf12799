// Builds all that a hall needs, and starts none: for images and for whoever replaces halls by hand (hall.mjs starts one).
import { buildHall } from './steps.mjs';

if (!(await buildHall())) process.exit(1);
