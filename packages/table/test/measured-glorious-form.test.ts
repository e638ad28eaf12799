import { expect, test } from 'vitest';
import { answer, refusal } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/tabletop';
import { optionsFor } from '../src/measured/decisions.js';
import {
  changed,
  faultsOf,
  formOf,
  joined,
  ofOption,
  roomOf,
  splitting,
} from '../src/measured/glorious/battles/form.js';
import { form } from '../src/measured/glorious/battles/form-maker.js';
import { begun, deskAt } from './glorious-kit.js';

const NAMES = ['Vanguard', 'Main Battle', 'Rearguard'];
const bosworth = () => begun('bosworth', 3);

test('the army is formed as a proposal says, and can be given at once', () => {
  const match = bosworth();
  const desk = deskAt(match);
  const draft = form.begin(desk);
  expect(form.refusal!(desk, draft)).toBeUndefined();
  const [choice] = form.choices(desk, draft)!;
  answer(match, choice!);
  answer(match, match.decision!.options[0]!);
  expect(findUnit(match, 'SB1')).toMatchObject({ name: 'Main Battle', stands: expect.stringMatching(/^[A-Z]{18}$/) });
});

test('every Battle that is wrong is named, each with its own reason', () => {
  const match = bosworth();
  const [first] = optionsFor(match, 'form');
  const whole = ofOption(first!, NAMES);
  const [one, two, three] = whole.battles[0]!.units;
  const draft = {
    battles: [{ units: [one!, two!] }, { units: [three!], diameter: 7100 as never }],
    split: [one!],
  };
  expect(faultsOf(match, draft).map(({ battle, refusal: { rule } }) => [battle, rule])).toEqual([
    [0, 'GL-BATTLE-02'],
    [1, 'GL-BATTLE-02'],
  ]);
  // What is wrong with the rest comes to light beside a Battle that is wrong.
  const twice = { battles: [whole.battles[0]!, { units: [] }], split: [one!] };
  expect(faultsOf(match, twice).map(({ refusal: { rule } }) => rule)).toEqual(['GL-BATTLE-02', 'GL-BATTLE-04']);
  expect(faultsOf(match, { battles: [], split: [] })).toMatchObject([{ refusal: { rule: 'GL-BATTLE-01' } }]);
});

test('units go into a Battle, into a new one, or out again; the base grows with them', () => {
  const match = bosworth();
  let draft = ofOption(optionsFor(match, 'form')[0]!, NAMES);
  const { units } = draft.battles[0]!;
  for (const id of ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'])
    if (!units.includes(id)) draft = joined(match, draft, id, 0, NAMES);
  const { needs, has } = roomOf(match, draft.battles[0]!);
  expect(needs).toBeLessThanOrEqual(has);
  draft = joined(match, draft, units[0]!, 1, NAMES);
  expect(draft.battles.map(({ name }) => name)).toEqual(['Main Battle', 'Vanguard']);
  draft = joined(match, draft, units[0]!, -1, NAMES);
  expect(draft.battles).toHaveLength(1);
});

test('a name of blanks is none, and mounted units fight in halves', () => {
  const match = bosworth();
  const start = ofOption(optionsFor(match, 'form')[0]!, NAMES);
  const mounted = match.state.units.find(({ id, stands }) => id.startsWith('S') && /^[VMYN]{6}$/.test(stands))!.id;
  const draft = splitting(changed(start, 0, { name: '  ' }), mounted, true);
  expect(formOf(draft)).toMatchObject({ split: [mounted] });
  expect(JSON.stringify(formOf(draft))).not.toContain('name');
  expect(refusal(match, formOf(draft))).toBeUndefined();
  expect(splitting(draft, mounted, false).split).toEqual([]);
});
