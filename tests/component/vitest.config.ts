import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { trialStaff } from '../../src/lib/staff.ts';
import { defaultMounts } from '../../src/sandbox/families.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { importsByName, importsOfSheets } from '../../src/server/folder-imports.ts';
import { browserShell } from '../browser.ts';

/** The embedded operator behind the same origin as the tests, as on a built site: seeded, in memory. */
function operator(): Plugin {
  return {
    name: 'embedded-operator',
    configureServer({ middlewares, config, httpServer }) {
      const sandbox = createSandbox({
        dataDir: ':memory:',
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

// Parts of the site in a real browser, with its router, stores, styles and the embedded operator, not built.
export default defineConfig({
  plugins: [importsByName, importsOfSheets, react(), operator()],
  // What Vite finds only while tests run makes it load their page anew.
  optimizeDeps: {
    entries: ['src/**/*.component.test.tsx', 'src/app/routes/routes.tsx'],
    include: ['react-dom/client', 'react-dom/server', 'axe-core'],
  },
  test: {
    include: ['src/**/*.component.test.tsx'],
    // One page a core.
    maxWorkers: '100%',
    // As in tests/e2e: how long something takes is asserted nowhere, this ends what hangs.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserShell() }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 390, height: 844 },
    },
  },
});
