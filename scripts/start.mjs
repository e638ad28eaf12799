// npm start: installs and builds if needed, then serves the web table on loopback (--port 4180, or $PORT).
import { parseArgs } from 'node:util';
import { serve } from '../packages/table/server.mjs';
import { build, buildSite, install } from './steps.mjs';

const PORT = 4180;
const { values } = parseArgs({ options: { port: { type: 'string' } } });
const wanted = values.port ?? process.env.PORT;

/** A port that is taken is no reason to fail, unless it was asked for. */
const open = () => (wanted === undefined ? serve(PORT).catch(() => serve(0)) : serve(Number(wanted)));

if (!install() || !build() || !buildSite()) process.exit(1);
const { address } = await open();
console.log(`\nThe table is set: ${address}\nOpen it in a browser. Ctrl+C ends it.`);
