import { expect, it } from 'vitest';
import { Problem } from '../operator/problem.ts';
import { createRateLimit } from './rate-limit.ts';

const at = (ms: number) => new Date(1_780_000_000_000 + ms);

it('AUT-1 S13 thirty failures a minute from one address are enough; what succeeds is not counted', () => {
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
