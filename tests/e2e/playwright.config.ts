import { defineConfig, devices } from 'playwright/test';
import { browserShell } from '../browser.ts';

// The built site against its embedded operator, in a real browser. Two workers: the machine has two cores and each test
// starts servers of its own.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Releases in a row, and every route at every size: `npm run test:full`.
  ...(process.env['TEST_SCOPE'] !== 'full' && { testIgnore: 'long/**' }),
  ...(process.env['TEST_SCOPE'] === 'check' && { grep: /@smoke/ }),
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: false,
  // One, so that a fault of the machine does not hide the rest; those that need it are named in the closing table.
  retries: process.env['CI'] ? 1 : 0,
  // How long something takes is asserted nowhere: on a shared machine, three times slower than at other hours, a page of
  // 300 games takes 5 s, and a test that opens four pages a minute. What would come about by itself meanwhile is tested
  // with the clock stopped. This ends what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ...(process.env['REPORT_FILE']
      ? [['json', { outputFile: process.env['REPORT_FILE'] }] as const]
      : []),
  ],
  use: {
    // Half of a test's time: what cannot be pressed is named, not lost in a test that took too long.
    actionTimeout: 60_000,
    ...devices['Pixel 7'],
    defaultBrowserType: 'chromium',
    viewport: { width: 390, height: 844 },
    launchOptions: browserShell(),
  },
});
