import type { Benchmark } from './benchmark.ts';
import { measureGrowth } from './push-growth.ts';
import { measureHome } from './push-home.ts';
import { measurePromises } from './push-promises.ts';
import { measureRate } from './push-rate.ts';

/**
 * R14: messages per core, growth with the number of devices, and the guarantees under load, on SQLite and PostgreSQL.
 */
export const push: Benchmark = {
  name: 'push',
  title: 'Sending push messages (R14)',
  async run() {
    const parts = [measureRate, measureGrowth, measurePromises, measureHome];
    const texts: string[] = [];
    for (const measure of parts) texts.push(await measure());
    return texts.join('\n\n');
  },
};
