import { defineConfig } from 'vitest/config';

// Runs after the build: budgets of the built site. Bytes and counts only, so that a slow machine passes too.
export default defineConfig({
  test: {
    include: ['tests/budgets/**/*.test.ts'],
    // Long tests: `npm run test:full`.
    exclude: process.env['TEST_SCOPE'] === 'full' ? [] : ['**/*.long.test.ts'],
    globalSetup: 'tests/budgets/start-site.ts',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
