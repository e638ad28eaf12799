export const group = {
  choose: 'Choose several',
  hint: 'Or hold Shift: click units, or draw a box around them.',
  body: (count: number) => `Drag: these ${count} go together`,
  bodies: 'Drag the point before them, and all who stand together go.',
  next: 'Together',
  advance: 'Straight on as far as all may',
  letGo: 'Let go',
  inHand: (count: number) => (count === 1 ? 'One unit in hand:' : `${count} units in hand:`),
  drag: 'Drag one of them: all go the same way.',
  whole: 'All of them get there.',
  go: 'Go together',
  fast: (fast: string, some: number, all: number) => (some === all ? fast : `${fast}: ${some} of ${all}`),
};
