import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
/** The colours of a sheet's first rule with a selector. */
function colours(sheet: string, selector: string): Record<string, string> {
  const css = readFileSync(new URL(sheet, ROOT), 'utf8');
  const [, rule = ''] = css.split(`${selector} {`);
  const body = rule.slice(0, rule.indexOf('}'));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): (oklch\([^)]*\))/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

test.each([
  ['src/sandbox/frames/sportsbook/tokens.css', '[data-theme="light"]'],
  ['src/sandbox/frames/chat/app.css', '[data-scheme="light"]'],
  ['src/sandbox/frames/chat/app.css', '[data-scheme="auto"]'],
])('SPT-1 CFG-7 gives links and buttons of %s the site’s light colours', (sheet, selector) => {
  const site = colours('src/app/ui/tokens.css', '[data-theme="light"]');
  const own = colours(sheet, selector);
  expect(own['--accent']).toMatch(/^oklch/);
  for (const name of ['--accent', '--on-accent', '--text-1', '--backdrop'])
    expect([name, own[name]]).toEqual([name, site[name]]);
});
