import { defineConfig } from 'vitest/config';

// Run after the build: what the built site may weigh. Bytes and counts only, so that a slow machine passes too.
export default defineConfig({
  test: {
    include: ['tests/budgets/**/*.test.ts'],
    // Long ones: `npm run test:full`.
    exclude: process.env['TEST_SCOPE'] === 'full' ? [] : ['**/*.long.test.ts'],
    globalSetup: 'tests/budgets/start-site.ts',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
