import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { trialStaff } from '../../src/lib/staff.ts';
import { hashCheaply } from '../../src/sandbox/accounts/password-hash.ts';
import { defaultMounts } from '../../src/sandbox/http/families.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { importsByName, importsOfSheets } from '../../src/server/bundle/folder-imports.ts';
import { testShell } from '../browser.ts';
import { POLLING } from '../polling.ts';

// React's production build, as visitors get it, takes about a tenth less time than the development build.
process.env['NODE_ENV'] = 'production';

/** Serves the embedded operator on the origin of the tests, as on a built site: seeded, in memory. */
function operator(): Plugin {
  return {
    name: 'embedded-operator',
    configureServer({ middlewares, config, httpServer }) {
      hashCheaply(true);
      const sandbox = createSandbox({
        dataDir: ':memory:',
        // All tests register from one address.
        settings: { registrationsPerHour: 99_999 },
        mounts: defaultMounts,
        allowOrigins: [],
        staff: trialStaff({ content: 'token-of-the-tests', staff: 'token-of-the-staff' }),
        webhooks: [],
        log: (line) => config.logger.warn(line),
      });
      middlewares.use((req, res, next) => {
        void sandbox.handle(req, res).then((answered) => answered || next());
      });
      httpServer?.once('close', () => void sandbox.close());
    },
  };
}

// Runs unbuilt parts of the site in a real browser, with router, stores, styles and the embedded operator.
export default defineConfig({
  mode: 'production',
  plugins: [importsByName, importsOfSheets, react(), operator()],
  // Dependencies that Vite discovers during tests make it reload their page.
  optimizeDeps: {
    entries: ['src/**/*.component.test.tsx', 'src/app/routes/routes.tsx'],
    include: ['react-dom/client', 'react-dom/server', 'axe-core'],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    setupFiles: ['tests/component/find-at-once.ts'],
    // More pages than cores, because a page waits for responses and frames about a third of its time.
    maxWorkers: availableParallelism() + 1,
    // As in tests/e2e, no duration is asserted; the timeout ends tests that hang.
    testTimeout: 30_000,
    expect: POLLING,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: testShell() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 390, height: 844 },
    },
  },
});
