import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Device {
  prefersLight: boolean;
  kept?: string;
  /** The brand's `defaultTheme`; absent when the device decides. */
  brand?: string;
}

/** Timers that the script has set. */
const timers: { run: () => void; ms: number }[] = [];

type Listeners = Record<string, (event: object) => void>;

/**
 * Runs the boot script as on a first or later visit.
 * @param listeners receives those of the window, by event
 * @param page replaces properties of the document
 * @returns the data attributes of the document
 */
async function bootOn(
  { prefersLight, kept, brand }: Device,
  listeners: Listeners = {},
  page: object = {},
): Promise<Record<string, string>> {
  const dataset: Record<string, string> = {};
  const nothing = () => undefined;
  vi.stubGlobal('document', {
    documentElement: { dataset },
    currentScript: { dataset: brand ? { theme: brand } : {} },
    cookie: '',
    visibilityState: 'visible',
    readyState: 'loading',
    addEventListener: nothing,
    querySelectorAll: () => [],
    ...page,
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (event: string, listener: Listeners[string]) => {
    listeners[event] = listener;
  });
  timers.length = 0;
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => void timers.push({ run, ms }));
  vi.stubGlobal('localStorage', { getItem: () => kept ?? null });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: light)' && prefersLight,
  }));
  vi.resetModules();
  await import('./boot.ts');
  return dataset;
}

test.each<[string, Device, string]>([
  ['a first visit is light where the device is', { prefersLight: true }, 'light'],
  ['a first visit is dark where the device is', { prefersLight: false }, 'dark'],
  ['the brand may say dark', { prefersLight: true, brand: 'dark' }, 'dark'],
  ['the brand may say light', { prefersLight: false, brand: 'light' }, 'light'],
  ['a choice counts more', { prefersLight: true, kept: 'dark', brand: 'light' }, 'dark'],
  ['a choice of the device’s', { prefersLight: true, kept: 'system', brand: 'dark' }, 'light'],
])('FRM-1 CFG-7 %s', async (_, device, theme) => {
  expect(await bootOn(device)).toMatchObject({ theme });
});

test.each([false, true])(
  'PWA-3 marks the page as offline before first paint: online %s',
  async (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    expect('offline' in (await bootOn({ prefersLight: false }))).toBe(!onLine);
  },
);

test.each([
  ['a player’s page', 'session_hint=1; session_break=1', true, true],
  ['a page whose session ended', 'session_hint=ended; session_break=1', true, false],
  ['a page opened offline', 'session_hint=1; session_break=1', false, false],
  ['the page of a player without a break', 'session_hint=1', true, false],
])('PF-2 PGS-1 %s keeps the place of a break: %s, online %s', async (_, cookie, onLine, keeps) => {
  vi.stubGlobal('navigator', { onLine });
  const dataset = await bootOn({ prefersLight: false }, {}, { cookie });
  expect('break' in dataset).toBe(keeps);
});

test('PF-9 scrolling, Tab and the browser’s search reveal what is below the fold, a press or letter does not', async () => {
  const listeners: Listeners = {};
  const dataset = await bootOn({ prefersLight: false }, listeners);
  expect(Object.keys(listeners)).not.toContain('pointerdown');
  listeners['keydown']?.({ key: 'f' });
  expect(dataset).not.toHaveProperty('revealed');
  listeners['scroll']?.({ target: 'a rail' });
  expect(dataset).toMatchObject({ revealed: 'pictures' });
  for (const [act, event] of [
    ['scroll', { target: document }],
    ['beforeprint', {}],
    ['keydown', { key: 'Tab' }],
    ['keydown', { key: 'F3' }],
    ['keydown', { key: 'f', ctrlKey: true }],
    ['keydown', { key: 'f', metaKey: true }],
  ] as const) {
    delete dataset['revealed'];
    listeners[act]?.(event);
    expect(dataset, act).toMatchObject({ revealed: 'all' });
  }
});

/** Opens a page and lets it paint. @returns the scripts that the page has after each paint */
async function scriptsAfter(
  hasPicture: boolean,
  ...paints: (object | (() => void))[]
): Promise<number[]> {
  const observers: ((list: object) => void)[] = [];
  class PaintObserver {
    static supportedEntryTypes = ['paint', 'largest-contentful-paint'];
    constructor(hear: (list: object) => void) {
      observers.push(hear);
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  vi.stubGlobal('Worker', class {});
  const scripts: object[] = [];
  await bootOn(
    { prefersLight: false },
    {},
    {
      currentScript: { dataset: { modules: '/assets/entry.js' } },
      readyState: 'complete',
      querySelector: () => (hasPicture ? {} : null),
      createElement: () => ({}),
      head: { append: (script: object) => scripts.push(script) },
    },
  );
  return paints.map((paint) => {
    if (typeof paint === 'function') paint();
    else for (const hear of observers) hear({ getEntries: () => [paint] });
    return scripts.length;
  });
}

const EMPTY = { name: 'first-paint' };
const CONTENT = { name: 'first-contentful-paint' };
const LARGEST_TEXT = { name: '', url: '' };
const PICTURE = { name: '', url: '/game.avif' };

test('PF-2 modules load after the first contentful paint, not after that of a page that awaits its faces', async () => {
  expect(await scriptsAfter(false, EMPTY, CONTENT)).toEqual([0, 1]);
});

test('PF-1 modules load after the picture of the first screen', async () => {
  expect(await scriptsAfter(true, CONTENT, LARGEST_TEXT, PICTURE)).toEqual([0, 0, 1]);
});

test('PF-1 modules wait 300 ms at most for a picture that does not come', async () => {
  const later = () => timers.find(({ ms }) => ms === 300)?.run();
  expect(await scriptsAfter(true, CONTENT, later)).toEqual([0, 1]);
});
