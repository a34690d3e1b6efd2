import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUTTON_COLOUR_NAMES, COLOUR_NAMES, FIGURE_NAMES } from './theme-names.ts';

const sheet = (name: string) => readFileSync(new URL(`../app/ui/${name}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
const set = /--([a-z0-9-]+):/g;

test('CFG-1 CFG-7 accepts exactly the custom properties of our style sheets', () => {
  expect([...COLOUR_NAMES, ...BUTTON_COLOUR_NAMES, ...FIGURE_NAMES].sort()).toEqual(
    [
      ...namesIn(sheet('tokens.css'), set),
      ...namesIn(sheet('button.css'), /var\(--(button-[a-z-]+)/g),
    ].sort(),
  );
});

test('CFG-7 accepts a value per theme for properties that our two themes set differently', () => {
  const [night = ''] = sheet('tokens.css').split('[data-theme="light"]');
  expect([...COLOUR_NAMES].sort()).toEqual(namesIn(night, set));
});

test('CFG-7 the style guide has a swatch of each colour', () => {
  const swatch = /\[data-colour="([a-z0-9-]+)"\] \{\s+background: var\(--\1\);/g;
  const swatches = namesIn(sheet('../pages/style-guide/style-guide.css'), swatch);
  expect(swatches).toEqual([...COLOUR_NAMES].sort());
});
