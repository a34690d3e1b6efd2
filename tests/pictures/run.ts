/**
 * `npm run pictures`: creates the bitmaps in the repository from the drawings in tests/pictures/art, if drawings have
 * changed. `-- --all` recreates all of them and the icons, and `-- --site http://localhost:3000` takes the screenshots
 * of the install dialog and of the README from a running site. CHROMIUM names the browser to use.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { commandArguments } from '../../src/lib/command-arguments.ts';
import { BROWSER_FLAGS, findBrowser } from '../browser.ts';
import { appIcons } from './app-icons.ts';
import { brandSprite } from './brand-sprite.ts';
import { withFewColours } from './few-colours.ts';
import { ico } from './ico.ts';
import { rasterise } from './rasterise.ts';
import { renewRasters } from './renew-rasters.ts';
import { takeScreenshots } from './screenshots.ts';

const root = new URL('../../', import.meta.url);
const USAGE = `npm run pictures [-- OPTIONS]
  --all         all pictures and the icons, not only those whose drawings changed
  --site URL    the screenshots of this running site`;
const { values } = commandArguments(USAGE, {
  options: { all: { type: 'boolean', default: false }, site: { type: 'string' } },
});
const executablePath = findBrowser(console.log);
if (!executablePath) {
  console.error('There is no browser: install chromium, or name one in CHROMIUM.');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  for (const line of await renewRasters(page, values.all)) console.log(line);
  if (values.all) {
    for (const { file, size, draw } of appIcons) {
      const drawing = draw(size);
      if (file.endsWith('.svg')) await save(`public/icons/${file}`, Buffer.from(drawing));
      else {
        const target = { width: size, height: size, mime: 'image/png' } as const;
        const png = withFewColours(await rasterise(page, drawing, target));
        await save(`public/icons/${file}`, file.endsWith('.ico') ? ico(png, size) : png);
      }
    }
    await save('public/icons/brands.svg', Buffer.from(brandSprite()));
  }
  if (values.site) {
    for (const { file, bytes } of await takeScreenshots(browser, values.site)) {
      await save(file, bytes);
    }
  }
} finally {
  await browser.close();
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  const file = new URL(path, root);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${path} ${bytes.length} bytes`);
}
