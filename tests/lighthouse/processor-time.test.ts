import { expect, test } from 'vitest';
import { inProcessorTime } from './processor-time.ts';

/** Creates an event; times are in µs. */
const event = (name: string, ts: number, dur = 0, tdur = dur, tid = 1) => ({
  name,
  ts,
  dur,
  tdur,
  tid,
  pid: 1,
});
const timesOf = (events: ReturnType<typeof event>[]) =>
  events.map(({ name, ts, dur }) => [name, ts, ...(dur > 0 ? [dur] : [])]);

test('PF-1 a task lasts as long as its CPU time, and its inner events move in proportion', () => {
  const events = [
    event('Layout', 1400, 400, 90),
    event('ThreadControllerImpl::RunTask', 1000, 1000, 250),
    event('RunTask', 1010, 980, 240),
    event('ResourceSendRequest', 1800),
    event('firstContentfulPaint', 2500),
    event('ThreadControllerImpl::RunTask', 3000, 100, 100),
  ];
  expect(timesOf(inProcessorTime(events))).toEqual([
    ['ThreadControllerImpl::RunTask', 1000, 250],
    ['RunTask', 1003, 245],
    ['Layout', 1100, 100],
    ['ResourceSendRequest', 1200],
    ['firstContentfulPaint', 2500],
    ['ThreadControllerImpl::RunTask', 3000, 100],
  ]);
});

test('PF-1 each thread has its own tasks, and a clock that ran ahead does not lengthen any', () => {
  const events = [
    event('RunTask', 0, 1000, 500, 1),
    event('RunTask', 100, 200, 300, 2),
    event('Paint', 400, 100, 100, 1),
    event('Paint', 200, 50, 50, 2),
    event('Screenshot', 600, 0, 0, 3),
  ];
  expect(timesOf(inProcessorTime(events))).toEqual([
    ['RunTask', 0, 500],
    ['Paint', 200, 50],
    ['RunTask', 100, 200],
    ['Paint', 200, 50],
    ['Screenshot', 600],
  ]);
});
