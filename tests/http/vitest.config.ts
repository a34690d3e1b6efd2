import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Runs after the build: the responses of the built site, without a browser.
export default defineConfig({
  test: {
    include: ['tests/http/**/*.test.ts'],
    // Long tests: `npm run test:full`.
    exclude: process.env['TEST_SCOPE'] === 'full' ? [] : ['**/*.long.test.ts'],
    globalSetup: 'tests/http/start-site.ts',
    // Vitest keeps one of two cores free, which waiting for starts does already.
    maxWorkers: availableParallelism(),
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
