import { expect, test } from 'vitest';
import { type OpeningHours, openState, type Span } from './opening-hours.ts';

const MADRID = 'Europe/Madrid';
const at = (time: string) => Date.parse(time);
const hhmm = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const span = (opens: string, closes: string): Span => ({
  opens: hhmm(opens),
  closes: hhmm(closes),
});
const daily = (...spans: Span[]): OpeningHours => ({
  week: Array.from({ length: 7 }, () => spans),
  exceptions: {},
});
/** The state, with its next change as ISO text. */
function stateOf(hours: OpeningHours, now: string, zone = MADRID): string {
  const { isOpen, changesAt } = openState(hours, zone, at(now));
  const until = changesAt === undefined ? 'always' : new Date(changesAt).toISOString().slice(0, 16);
  return `${isOpen ? 'open' : 'closed'} ${until}`;
}

test('PGS-1 opens and closes a shop by the clock of its own time zone', () => {
  const hours = daily(span('10:00', '14:00'), span('17:00', '22:00'));
  // Madrid is an hour ahead of UTC in winter.
  expect(stateOf(hours, '2026-11-24T08:59:59Z')).toBe('closed 2026-11-24T09:00');
  expect(stateOf(hours, '2026-11-24T09:00:00Z')).toBe('open 2026-11-24T13:00');
  expect(stateOf(hours, '2026-11-24T13:00:00Z')).toBe('closed 2026-11-24T16:00');
  expect(stateOf(hours, '2026-11-24T21:00:00Z')).toBe('closed 2026-11-25T09:00');
  // The Canary Islands are an hour behind.
  expect(stateOf(hours, '2026-11-24T09:30:00Z', 'Atlantic/Canary')).toBe('closed 2026-11-24T10:00');
});

test('PGS-1 counts hours past midnight to the day on which they began', () => {
  const week = Array.from({ length: 7 }, (_, day) => (day === 5 ? [span('12:00', '27:00')] : []));
  const hours = { week, exceptions: {} };
  // Sunday 29 November, 01:30 in Madrid, still belongs to Saturday evening.
  expect(stateOf(hours, '2026-11-29T00:30:00Z')).toBe('open 2026-11-29T02:00');
  expect(stateOf(hours, '2026-11-29T02:00:00Z')).toBe('closed 2026-12-05T11:00');
});

test('PGS-1 skips closed days, and exceptions win over the week', () => {
  const hours: OpeningHours = {
    week: daily(span('10:00', '22:00')).week.map((spans, day) => (day === 0 ? [] : spans)),
    exceptions: { '2026-12-25': [], '2026-12-28': [span('09:00', '12:00')] },
  };
  expect(stateOf(hours, '2026-12-24T21:30:00Z')).toBe('closed 2026-12-26T09:00');
  expect(stateOf(hours, '2026-12-25T12:00:00Z')).toBe('closed 2026-12-26T09:00');
  // An exception opens it on a Monday, when it is usually closed.
  expect(stateOf(hours, '2026-12-28T08:30:00Z')).toBe('open 2026-12-28T11:00');
});

test('PGS-1 ends the night before a holiday as usual', () => {
  const hours = { ...daily(span('12:00', '26:00')), exceptions: { '2026-12-25': [] } };
  expect(stateOf(hours, '2026-12-24T23:30:00Z')).toBe('open 2026-12-25T01:00');
  expect(stateOf(hours, '2026-12-25T01:00:00Z')).toBe('closed 2026-12-26T11:00');
});

test('PGS-1 keeps local hours in nights when clocks change', () => {
  const hours = daily(span('20:00', '29:00'));
  // Clocks go forward on 29 March 2026 from 2 to 3: the night is an hour shorter, and 05:00 is 03:00 UTC.
  expect(stateOf(hours, '2026-03-28T20:00:00Z')).toBe('open 2026-03-29T03:00');
  // Clocks go back on 25 October 2026 from 3 to 2: the night is an hour longer, and 05:00 is 04:00 UTC.
  expect(stateOf(hours, '2026-10-24T20:00:00Z')).toBe('open 2026-10-25T04:00');
  // 02:30 does not exist in March and occurs twice in October. The offset before the change counts.
  const early = daily(span('20:00', '26:30'));
  expect(stateOf(early, '2026-03-29T00:00:00Z')).toBe('open 2026-03-29T01:30');
  expect(stateOf(early, '2026-10-25T00:00:00Z')).toBe('open 2026-10-25T00:30');
  expect(stateOf(early, '2026-10-25T01:00:00Z')).toBe('closed 2026-10-25T19:00');
});

test('PGS-1 joins adjacent hours, and knows places that never close', () => {
  expect(
    stateOf(daily(span('10:00', '14:00'), span('14:00', '20:00')), '2026-11-24T10:00:00Z'),
  ).toBe('open 2026-11-24T19:00');
  expect(stateOf(daily(span('00:00', '24:00')), '2026-03-28T20:00:00Z')).toBe('open always');
  expect(
    stateOf(
      { ...daily(span('00:00', '24:00')), exceptions: { '2026-12-25': [] } },
      '2026-12-24T12:00:00Z',
    ),
  ).toBe('open 2026-12-24T23:00');
  expect(stateOf(daily(), '2026-11-24T10:00:00Z')).toBe('closed always');
});
