import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { followOdds } from './odds-feed.ts';

/** Addresses of the opened streams. */
let streams: string[];
let listeners: Record<string, () => void>;
beforeEach(() => {
  streams = [];
  listeners = {};
  class Stream {
    static CLOSED = 2;
    readyState = 1;
    constructor(address: string) {
      streams.push(address);
    }
    close() {
      this.readyState = Stream.CLOSED;
    }
  }
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners[name] = listener;
  });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('setInterval', () => 0);
});
afterEach(() => vi.unstubAllGlobals());

/** Changes arrive after the current task. */
const changed = () => new Promise((resolve) => setTimeout(resolve));

test('SPT-1 follows no ended matches, and has no connection to lose while it follows nothing', async () => {
  const state = createBookState('/', false);
  followOdds({ state } as unknown as Book);
  const show = async (...phases: string[]) => {
    const events = phases.map((phase) => [phase, { id: phase, phase }]);
    state.events = Object.fromEntries(events);
    state.shown = phases;
    await changed();
  };
  await show('live', 'ended', 'upcoming');
  expect(streams).toEqual(['/sportsbook/api/odds?events=live,upcoming']);
  listeners['offline']?.();
  expect(state.stream).toBe('lost');
  await show('ended');
  expect(state.stream).toBe('none');
  expect(streams).toHaveLength(1);
});
