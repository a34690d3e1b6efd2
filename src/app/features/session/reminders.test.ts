import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as ar } from '../../i18n/messages/ar/session.ts';
import { messages as en } from '../../i18n/messages/en/session.ts';
import { messages } from '../../i18n/messages/en.ts';
import { messages as es } from '../../i18n/messages/es/session.ts';
import { createText } from '../../i18n/text.ts';
import { now } from './clock.ts';
import { type Reminders, remind } from './reminders.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tabs of one browser, visible or not. */
function openTabs(...seen: boolean[]) {
  const shown: number[] = seen.map(() => 0);
  const tabs: Reminders[] = seen.map((isSeen, index) =>
    remind({
      everyMs: 30 * MINUTE,
      signedInAt: now(),
      isSeen: () => isSeen,
      show: () => {
        shown[index] = (shown[index] ?? 0) + 1;
      },
      tell(number) {
        for (const tab of tabs) tab.hear(number);
      },
    }),
  );
  return { tabs, shown };
}

test('AUT-8 reminds every N minutes since log-in, also across reloads', async () => {
  const show = vi.fn();
  const options = { everyMs: 30 * MINUTE, isSeen: () => true, show, tell: () => undefined };
  const signedInAt = now();
  const first = remind({ ...options, signedInAt });
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  first.stop();
  remind({ ...options, signedInAt });
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(show).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(show).toHaveBeenCalledTimes(3);
});

/** A single visible tab, from the log-in on. */
const onlyTab = (show: () => void) =>
  remind({
    everyMs: 30 * MINUTE,
    signedInAt: now(),
    isSeen: () => true,
    show,
    tell: () => undefined,
  });

test('AUT-8 F30 continues after a wall clock that was ahead has been set back', async () => {
  const show = vi.fn();
  const tab = onlyTab(show);
  const began = Date.now();
  vi.setSystemTime(began + 24 * 60 * MINUTE);
  tab.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledOnce();
  vi.setSystemTime(began);
  tab.check();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(show).toHaveBeenCalledTimes(3);
  tab.stop();
});

test('AUT-8 F30 skips no notice after the wall clock was ahead by one', async () => {
  const show = vi.fn();
  const tab = onlyTab(show);
  const began = Date.now();
  vi.setSystemTime(began + 30 * MINUTE);
  tab.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledOnce();
  vi.setSystemTime(began);
  tab.check();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(show).toHaveBeenCalledTimes(2);
  tab.stop();
});

test('AUT-8 reminds in one tab, a visible one if there is any', async () => {
  const { shown } = openTabs(false, true, false);
  await vi.advanceTimersByTimeAsync(30 * MINUTE + 5000);
  expect(shown).toEqual([0, 1, 0]);
  const hidden = openTabs(false, false);
  await vi.advanceTimersByTimeAsync(30 * MINUTE + 5000);
  expect(hidden.shown).toEqual([1, 0]);
});

test('AUT-8 says that the time counts since log-in, whether or not anything was played', () => {
  const notice = (locale: string, area: typeof en, minutes: number) => {
    const text = createText(locale, messages);
    text.add(area);
    return text.t('session.safeGambling', { minutes });
  };
  expect(notice('en', en, 30)).toMatch(/^You have been logged in for another 30 minutes\./);
  expect(notice('es', es, 1)).toMatch(/^Llevas otro minuto con la sesión iniciada\./);
  expect(notice('ar', ar, 2)).toMatch(/^مرّت دقيقتان أخريان على تسجيل دخولك\./);
});

test('AUT-8 shows one notice in a tab that slept through three', async () => {
  const { tabs, shown } = openTabs(true);
  vi.setSystemTime(Date.now() + 100 * MINUTE);
  tabs[0]?.check();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(19 * MINUTE);
  expect(shown).toEqual([1]);
});
