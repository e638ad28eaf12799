/** A network for tests: wires that break when they are told to, and a clock that goes when it is told to. */
import type { Ask, Tell } from '@five-victories/server/protocol';
import type { Surroundings, Wire, WireEvents } from '../../src/hall/link.js';

interface FakeWire extends Wire {
  readonly events: WireEvents;
  readonly sent: Ask[];
  isClosed: boolean;
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

export const createNetwork = () => {
  const wires: FakeWire[] = [];
  let timers: readonly Timer[] = [];
  let now = 0;
  const around: Surroundings = {
    build: 'test',
    chance: () => 1,
    after: (time, call) => {
      const timer = { at: now + time, call };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    connect: (events) => {
      const wire: FakeWire = {
        events,
        sent: [],
        isClosed: false,
        send: (text) => void wire.sent.push(JSON.parse(text) as Ask),
        close: () => {
          wire.isClosed = true;
        },
      };
      wires.push(wire);
      return wire;
    },
  };
  const last = (): FakeWire => wires.at(-1)!;
  return {
    around,
    wires,
    last,
    /** What was said over the last wire since it was asked before. */
    sent: (): Ask[] => last().sent.splice(0),
    open: (): void => last().events.opened(),
    tell: (tell: Tell): void => last().events.heard(JSON.stringify(tell)),
    hear: (text: string): void => last().events.heard(text),
    cut: (): void => last().events.closed(),
    welcome: (player = 'Greta'): void => {
      last().events.opened();
      last().events.heard(JSON.stringify({ t: 'welcome', protocol: 1, player, now: 1000 } satisfies Tell));
    },
    pass: (time: number): void => {
      const until = now + time;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        timers = timers.filter((each) => each !== next);
        next.call();
      }
      now = until;
    },
  };
};
