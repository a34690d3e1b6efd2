import { defineConfig } from 'vitest/config';

// Run after the build: what the built site answers, without a browser.
export default defineConfig({
  test: {
    include: ['tests/http/**/*.test.ts'],
    // Long ones: `npm run test:full`.
    exclude: process.env['TEST_SCOPE'] === 'full' ? [] : ['**/*.long.test.ts'],
    globalSetup: 'tests/http/start-site.ts',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
