import { defineConfig } from 'vitest/config';

// Run after the build: the same tour of the site in three engines, one after the other.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    // Longer than the longest wait within, so that what did not come about is named.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
