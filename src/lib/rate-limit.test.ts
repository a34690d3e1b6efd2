import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { createRateLimit, takeEach } from './rate-limit.ts';

const at = (ms: number) => new Date(1_780_000_000_000 + ms);

it('AUT-1 S13 allows thirty failures a minute per IP address and ignores successes', () => {
  const limit = createRateLimit(30, 60_000);
  limit.take('a', at(0));
  limit.giveBack('a');
  for (let second = 0; second < 30; second++) limit.take('a', at(second * 1000));
  const refused = () => limit.take('a', at(30_000));
  expect(refused).toThrow(Problem);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({ status: 429, headers: { 'Retry-After': '30' } });
  }
  limit.take('b', at(30_000));
  limit.take('a', at(60_000));
  expect(refused).toThrow(Problem);
});

it('S13 takes a place of each limit, or of none', () => {
  const [free, full] = [createRateLimit(1, 60_000), createRateLimit(1, 60_000)];
  full.take('b', at(0));
  const both = () =>
    takeEach(
      [
        [free, 'a'],
        [full, 'b'],
      ],
      at(1),
    );
  for (const _ of [1, 2]) expect(both).toThrow(Problem);
  free.take('a', at(2));
  expect(() => free.take('a', at(3))).toThrow(Problem);
});

it('AUT-1 S13 reports only the first refusal until there is room, so a flood fills no log', () => {
  const limit = createRateLimit(2, 60_000);
  const told: number[] = [];
  const take = (ms: number) => {
    try {
      limit.take('a', at(ms), () => told.push(ms));
    } catch {}
  };
  for (const ms of [0, 1, 2, 3, 60_001, 60_001, 60_002, 60_003]) take(ms);
  expect(told).toEqual([2, 60_002]);
});

it.each([
  ['2001:db8:0:12::1', '2001:db8:0:12:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0DB8:0:0:8::'],
  ['::1', '0:0:0:0:0:0:0:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('AUT-1 S13 counts %s and %s together, because one customer has a whole /64', (one, other) => {
  const limit = createRateLimit(1, 60_000);
  limit.take(one, at(0));
  expect(() => limit.take(other, at(1))).toThrow(Problem);
  limit.giveBack(other);
  limit.take(one, at(2));
});

it.each([
  ['2001:db8:0:12::1', '2001:db8:0:13::1'],
  ['2001:db8::', '2001:db9::'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ['vera@marquee.example', 'nadia@marquee.example'],
])('AUT-1 S13 counts %s and %s separately', (one, other) => {
  const limit = createRateLimit(1, 60_000);
  limit.take(one, at(0));
  limit.take(other, at(1));
});
