import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/app', import.meta.url));

/** Allowed declarations that look physical: file and beginning of the line, with the reason. */
const ALLOWED: Record<string, string> = {
  'pages/play/play-stage.css padding: env(safe-area-inset-top)': 'the edges of the device',
  'pages/play/play-stage.css env(safe-area-inset-left)': 'the edges of the device',
  'pages/player/activity/charts/week-chart.css inset: 8px 4px 26px 52px': 'charts run to the right',
  'ui/base.css text-align: right;': 'of lines that run from right to left, whatever their language',
  'widgets/faq/widget.css border-width: 0 2px 2px 0': 'a tick, turned until it points down',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const linesOf = (name: string) => readFileSync(join(SRC, name), 'utf8').split('\n');

const SIDE =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-(?:margin|padding))-)?(?:left|right)(?:-\w+)?\s*:/;
const SIDE_VALUE =
  /(?<![\w-])(?:text-align|float|clear|justify-content|justify-items|transform-origin|object-position|background-position)\s*:[^;]*\b(?:left|right)\b/;
const SAFE_AREA = /env\(safe-area-inset-(?:left|right)/;
const GRADIENT = /gradient\(\s*(?:to [\w ]*(?:left|right)|(?!90deg|0deg|180deg)-?[\d.]+deg)/;
const SHIFT =
  /(?<![\w-])(?:translate:|transform:.*translate(?:X|3d)?\()\s*(?!\s|0\b)(?!.*var\(--inline\))/;
const SHADOW = /(?:box-shadow:|(?<![\w-])inset)\s+(?:inset\s+)?-?[1-9][\d.]*px\s/;
const LIGHT = /(?:circle|ellipse|\d%) at (?!50%|calc\()\d/;
const FOUR =
  /(?<![\w-])(?:inset|margin|padding|border-width|scroll-margin|scroll-padding):([^;]+);/;

/** Detects a four-value shorthand whose second (right) and fourth (left) values differ. */
function isLopsided(line: string): boolean {
  const values = FOUR.exec(line)?.[1]?.match(/(?:[\w-]*\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()]+)/g);
  return values?.length === 4 && values[1] !== values[3];
}

const signs = [SIDE, SIDE_VALUE, SAFE_AREA, GRADIENT, SHIFT, SHADOW, LIGHT];
const physical = files
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => linesOf(name).map((line) => `${name} ${line.trim()}`))
  .filter((line) => signs.some((sign) => sign.test(line)) || isLopsided(line));

test('CFG-2 no style sheet uses left or right, so that right-to-left languages work', () => {
  const reasons = Object.keys(ALLOWED);
  const allowedBy = (line: string) => reasons.find((start) => line.startsWith(start));
  expect(physical.filter((line) => !allowedBy(line))).toEqual([]);
  expect(new Set(physical.map(allowedBy))).toEqual(new Set(reasons));
});

test('CFG-2 no style sheet adds letter spacing to scripts that join their letters', () => {
  const TRACKING = /letter-spacing:(?! 0;| calc\([^;]*\* var\(--tracking\)\);)/;
  const wrong = files
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => linesOf(name).map((line) => `${name} ${line.trim()}`))
    .filter((line) => TRACKING.test(line));
  expect(wrong).toEqual([]);
});

test('CFG-2 code that scrolls horizontally checks the text direction', () => {
  const wrong = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      (
        linesOf(name)
          .join('\n')
          .match(/\bscroll(?:To|By)?\(\{[^}]*\bleft:[^}]*\}/g) ?? []
      )
        .filter((call) => !call.includes('inlineSign()'))
        .map((call) => `${name}: ${call}`),
    );
  expect(wrong).toEqual([]);
});
