import { describe, expect, it } from 'vitest';
import type { FromServer } from '../src/protocol';
import { MatchSocket, type Handlers, type Line, type Surroundings, type Wire } from '../src/socket';

class FakeWire implements Wire {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.({ code: 1006 });
  }
}

function table() {
  const wires: FakeWire[] = [];
  const waits: { milliseconds: number; work: () => void; cancelled: boolean }[] = [];
  const lines: Line[] = [];
  const heard: FromServer[] = [];
  let since = 0;
  const around: Surroundings = {
    connect: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
    later: (milliseconds, work) => {
      const wait = { milliseconds, work, cancelled: false };
      waits.push(wait);
      return () => (wait.cancelled = true);
    },
    random: () => 1,
  };
  const hear = (message: FromServer): void => void heard.push(message);
  const types = [
    'welcome',
    'update',
    'refused',
    'why',
    'hint',
    'presence',
    'pong',
    'gone',
  ] as const;
  const handlers = Object.fromEntries(types.map((it) => [it, hear])) as unknown as Handlers;
  const socket = new MatchSocket(
    'ws://x',
    () => ({ type: 'hello', since }),
    handlers,
    (line) => lines.push(line),
    around,
  );
  const open = (): void => {
    wires.at(-1)?.onopen?.();
    wires.at(-1)?.hear({ type: 'welcome', match: 'm', user: 'u', seats: [0], now: 0, lang: 'en' });
  };
  const pass = (): void => {
    const wait = waits.filter((it) => !it.cancelled).at(-1);
    if (wait) {
      wait.cancelled = true;
      wait.work();
    }
  };
  return { socket, wires, waits, lines, heard, open, pass, see: (n: number) => (since = n) };
}

describe('the socket of a match', () => {
  it('says hello first and is open when it is welcomed', () => {
    const { socket, wires, lines, open } = table();

    expect(socket.send({ type: 'ping', id: 1 })).toBe(false);
    open();

    expect(wires[0]?.sent[0]).toBe('{"type":"hello","since":0}');
    expect(lines).toEqual(['open']);
    expect(socket.send({ type: 'ping', id: 1 })).toBe(true);
  });

  it('connects again after a loss and says what it has seen', () => {
    const { wires, lines, open, pass, see } = table();
    open();
    see(7);

    wires[0]?.drop();
    expect(lines).toEqual(['open', 'lost']);
    pass();
    open();

    expect(wires[1]?.sent[0]).toBe('{"type":"hello","since":7}');
    expect(lines).toEqual(['open', 'lost', 'connecting', 'open']);
  });

  it('waits longer after every failure, but not for ever', () => {
    const { wires, waits, pass } = table();
    for (let time = 0; time < 12; time += 1) {
      wires.at(-1)?.drop();
      pass();
    }

    const given = waits.map((it) => it.milliseconds).filter((it) => it !== 20_000);
    expect(given.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...given)).toBe(15_000);
  });

  it('does not wait where the reader asks for another try', () => {
    const { socket, wires } = table();
    wires[0]?.drop();

    socket.retry();

    expect(wires).toHaveLength(2);
  });

  it('gives up where the server says that it is in vain', () => {
    const { wires, waits, lines, open } = table();
    open();
    const before = waits.length;

    wires[0]?.hear({ type: 'gone', again: false, message: { key: 'x', args: {} }, text: '' });
    wires[0]?.drop();

    expect(lines.at(-1)).toBe('closed');
    expect(waits.slice(before).every((it) => it.milliseconds >= 20_000)).toBe(true);
  });

  it('asks for a sign of life when it is quiet, and connects anew without one', () => {
    const { wires, lines, open, pass } = table();
    open();

    pass();
    expect(wires[0]?.sent.at(-1)).toBe('{"type":"ping","id":0}');
    pass();

    expect(lines.at(-1)).toBe('lost');
  });

  it('connects anew where it is not welcomed, also if the line does not say that it is dead', () => {
    const { wires, lines, pass } = table();
    const [dead] = wires;
    if (dead) dead.close = () => undefined;
    dead?.onopen?.();

    pass();
    expect(lines).toEqual(['lost']);
    pass();

    expect(wires).toHaveLength(2);
    expect(lines.at(-1)).toBe('connecting');
  });

  it('hands every message to its handler', () => {
    const { wires, heard, open } = table();
    open();

    wires[0]?.hear({ type: 'presence', seats: [0], spectators: 2 });

    expect(heard.map((it) => it.type)).toEqual(['welcome', 'presence']);
  });
});
