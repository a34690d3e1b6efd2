import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { POLLING } from './polling.ts';

const isFull = process.env['TEST_SCOPE'] === 'full';

/** The tests in a folder, which share a site that its `start-site.ts` starts. */
const project = (name: string) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    // Long tests: `npm run test:full`.
    exclude: isFull ? [] : ['**/*.long.test.ts'],
    globalSetup: `tests/${name}/start-site.ts`,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: POLLING,
  },
});

// Checks the built site without a browser: responses, and budgets of bytes and counts only, so that a slow machine
// passes, too.
export default defineConfig({
  test: {
    projects: [project('budgets'), project('http')],
    // Vitest keeps one of two cores free, but the tests already wait for starts. Long tests run alone (tests/run.ts).
    maxWorkers: isFull ? 1 : availableParallelism(),
  },
});
