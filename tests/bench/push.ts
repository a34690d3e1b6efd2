import type { Benchmark } from './benchmark.ts';
import { measureGrowth } from './push-growth.ts';
import { measureRate } from './push-rate.ts';

/** R14: messages per core, and growth with the devices, on SQLite and PostgreSQL. */
export const push: Benchmark = {
  name: 'push',
  title: 'Sending push messages (R14)',
  run: async () => `${await measureRate()}\n\n${await measureGrowth()}`,
};
