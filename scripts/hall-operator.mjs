// node scripts/hall-operator.mjs: makes the tokens by which whoever runs a hall is known. They are printed once and kept
// nowhere; the hall is given their hashes.
import { createHash, randomBytes } from 'node:crypto';

const made = (name) => {
  const token = randomBytes(24).toString('base64url');
  return { name, token, hash: createHash('sha256').update(token).digest('hex') };
};
const tokens = [made('HALL_OPERATOR'), made('HALL_OPERATOR_ACTS')];
const [reads, acts] = tokens;

console.log(`To look:       ${reads.token}
To act, too:   ${acts.token}

Keep them where you keep passwords. Give the hall these lines, in its environment, and start it again:

${tokens.map(({ name, hash }) => `${name}=sha256:${hash}`).join('\n')}`);
