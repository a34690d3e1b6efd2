import { defineConfig, devices } from 'playwright/test';
import { browserShell } from '../browser.ts';

const isFull = process.env['TEST_SCOPE'] === 'full';

// The built site against its embedded operator, in a real browser. Two workers: the machine has two cores and each test
// starts servers of its own.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Releases in a row, and every route at every size: `npm run test:full`.
  ...(!isFull && { testIgnore: 'long/**' }),
  ...(process.env['TEST_SCOPE'] === 'check' && { grep: /@smoke/ }),
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // How long something takes is asserted nowhere: these end what hangs. The longest journey takes 12 s on 2 quiet cores;
  // what is long takes minutes.
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
    // Half of a journey's time: what cannot be pressed is named, not lost in a test that took too long.
    actionTimeout: 30_000,
    ...devices['Pixel 7'],
    defaultBrowserType: 'chromium',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    launchOptions: browserShell(),
  },
});
