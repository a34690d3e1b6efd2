import { defineConfig } from 'vitest/config';

// Run after the build: what the built site may weigh.
export default defineConfig({
  test: { include: ['tests/budgets/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
