import { expect, test } from 'vitest';
import { areOddsCurrent } from './odds-current.ts';

const at = 1_000_000;

test.each([
  ['fresh from the network', { from: 'network', at }, at + 120_000, true, true],
  ['the page as the server made it', { from: 'transfer', at }, undefined, true, true],
  ['older than two minutes', { from: 'network', at }, at + 120_001, true, false],
  ['saved on the device', { from: 'saved', at }, at + 1, true, false],
  ['no connection', { from: 'network', at }, at + 1, false, false],
] as const)(
  'odds are prices only while they are current: %s',
  (_, answer, now, online, current) => {
    expect(areOddsCurrent(answer, now, online)).toBe(current);
  },
);
