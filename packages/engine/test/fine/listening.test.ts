// A Fine Victory: what events tell that no sentence does, so that a listener can keep the position.
import { describe, expect, test } from 'vitest';
import { choose, situation, start, unit } from '../kit.js';

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const far = { id: 'N9', type: 'P&M', zone: 'Z(4,2)', layout: 'MM/MM' };
const foot = (layout: string, more: object = {}) => ({ id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout, ...more });

const ofKind = (told: readonly { event: string }[], event: string) => told.filter((each) => each.event === event);

describe('losses', () => {
  const losses = (units: object[]) => situation({ phase: 'losses', initiative: 'south', sides, units });

  test('FV-LOSS-05 green markers come off with the stand, the odd one too', () => {
    const match = losses([foot('MM/MM', { hits: 3 }), far]);
    const told = choose(match, { do: 'remove', cells: [[1, 1]] });
    expect(ofKind(told, 'markersOff')).toEqual([
      { event: 'markersOff', rule: 'FV-LOSS-05', marker: 'green', units: ['S1'] },
    ]);
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('FV-LOSS-16 a grid that is counted anew is told', () => {
    const match = losses([foot('MM/MM', { hits: 4 }), far]);
    const told = choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(ofKind(told, 'removed')).toMatchObject([{ unit: 'S1', stands: 'MM', layout: '../MM' }]);
    expect(ofKind(told, 'rebased')).toEqual([{ event: 'rebased', rule: 'FV-LOSS-16', unit: 'S1', layout: 'MM' }]);
  });

  test('FV-LOSS-07 who routs for its shape has lost the stands that were told', () => {
    const match = losses([foot('MM/MM', { hits: 4 }), far]);
    const told = choose(match, {
      do: 'remove',
      cells: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(ofKind(told, 'removed')).toMatchObject([{ unit: 'S1', stands: 'MM' }]);
    expect(ofKind(told, 'routed')).toMatchObject([{ rule: 'FV-LOSS-07', unit: 'S1', tally: 1 }]);
    expect(unit(match, 'S1')).toMatchObject({ zone: 'routed', layout: 'MM' });
  });
});

describe('markers', () => {
  test('FV-END-05, FV-MARK-02 yellow ones come off with the phase, red ones with the turn', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      sides,
      dice: [1, 1, 6, 6],
      units: [
        foot('MM/MM', { reacted: true, fired: true }),
        { ...far, fired: true },
        { ...far, id: 'N8', zone: 'Z(2,1)' },
      ],
    });
    const told = choose(match, { do: 'end' });
    expect(ofKind(told, 'markersOff')).toMatchObject([
      { rule: 'FV-END-05', marker: 'yellow', units: ['S1'] },
      { rule: 'FV-MARK-02', marker: 'red', units: ['S1', 'N9'] },
    ]);
  });
});

describe('places', () => {
  test('FV-RESERVE-04 who enters is told with facing and layout', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides,
      units: [foot('MMPP', { zone: 'SR2' }), far],
    });
    choose(match, { do: 'enter', unit: 'S1' });
    const told = choose(match, { do: 'form', formation: 'attack', layout: 'PP/MM' });
    expect(ofKind(told, 'entered')).toMatchObject([{ unit: 'S1', to: 'Z(2,0)', facing: 'N', layout: 'PP/MM' }]);
  });

  test('FV-SETUP-04 who is placed is told with its facing and the layout it has then', () => {
    const army = (name: string) => ({ name, commander: name, units: [{ name: 'Foot', type: 'P&M', stands: 'MMPP' }] });
    const match = start({
      armies: { south: army('Red'), north: army('Blue') },
      options: { setupMethod: 'alternate', enforceComposition: false },
      dice: [6, 6, 1, 1],
    });
    const told = choose(match, { do: 'place', unit: 'S1', zone: 'Z(2,0)', formation: 'attack', layout: 'PP/MM' });
    expect(ofKind(told, 'placed')).toMatchObject([{ unit: 'S1', facing: 'N', formation: 'attack', layout: 'PP/MM' }]);
  });
});
