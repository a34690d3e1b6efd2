import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitFaces } from './await-faces.ts';

interface Link {
  href: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
}
let links: Link[];
let root: { dataset: Record<string, string> };
const isHidden = () => 'faces' in root.dataset;
const arrive = (index: number) => links[index]?.onload?.();

/** @param at time of the visit at which the boot script runs, in ms */
function open({ at = 300, loaded = [] as string[] } = {}): void {
  vi.stubGlobal('performance', {
    now: () => at,
    getEntriesByName: (href: string) => (loaded.includes(href) ? [{}] : []),
  });
  awaitFaces(root as unknown as HTMLElement);
}

beforeEach(() => {
  vi.useFakeTimers();
  links = ['display', 'text'].map((href) => ({ href, onload: null, onerror: null }));
  root = { dataset: {} };
  vi.stubGlobal('document', { querySelectorAll: () => links });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('PF-1 the page is laid out when the last face has arrived', () => {
  open();
  expect(isHidden()).toBe(true);
  arrive(1);
  expect(isHidden()).toBe(true);
  arrive(0);
  expect(isHidden()).toBe(false);
});

test('PF-1 a face that fails is not waited for', () => {
  open({ loaded: ['text'] });
  links[0]?.onerror?.();
  expect(isHidden()).toBe(false);
});

test('PF-1 the page waits for its faces until one second of the visit at most', () => {
  open({ at: 300 });
  vi.advanceTimersByTime(699);
  expect(isHidden()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isHidden()).toBe(false);
});

test.each([
  ['a page that takes longer by itself', { at: 1200 }],
  ['faces that are there', { loaded: ['display', 'text'] }],
])('PF-1 %s does not wait', (_, visit) => {
  open(visit);
  expect(isHidden()).toBe(false);
});
