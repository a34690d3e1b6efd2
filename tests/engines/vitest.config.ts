import { defineConfig } from 'vitest/config';

// Runs after the build: the same tour of the site in three engines, one after the other.
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    // Longer than the longest inner timeout, so that the error names what did not happen.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
