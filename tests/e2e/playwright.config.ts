import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { testShell } from '../browser.ts';

const isFull = process.env['TEST_SCOPE'] === 'full';

// Tests the built site with its embedded operator in a real browser. More workers than cores, because a journey waits for
// responses, frames and quiet networks about a fifth of its time.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  // Sequences of releases, and every route at every size, only run in `npm run test:full`.
  ...(!isFull && { testIgnore: 'long/**' }),
  ...(process.env['TEST_SCOPE'] === 'check' && { grep: /@smoke/ }),
  outputDir: '../../test-results',
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  // No duration is asserted; these timeouts end tests that hang. The longest journey takes 12 s on 2 idle cores; long
  // tests take minutes.
  timeout: isFull ? 300_000 : 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ...(process.env['REPORT_FILE']
      ? [['json', { outputFile: process.env['REPORT_FILE'] }] as const]
      : []),
  ],
  use: {
    // Half of a journey's timeout, so that the error names the control that could not be pressed.
    actionTimeout: 30_000,
    ...devices['Pixel 7'],
    defaultBrowserType: 'chromium',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    launchOptions: testShell(),
  },
});
