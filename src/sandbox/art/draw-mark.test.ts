import { expect, test } from 'vitest';
import { editorial, posters } from '../../../tests/pictures/art/illustrations.ts';
import { games } from '../catalogue/games.ts';
import { legalMarks } from '../catalogue/legal-marks.ts';
import { menuIcons } from '../catalogue/menu-icons.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { providers } from '../catalogue/providers.ts';
import { sponsors } from '../catalogue/sponsors.ts';
import { drawMark, type Mark, markNames } from './draw-mark.ts';

function mark(name: string): Mark {
  const drawn = drawMark(name);
  if (!drawn) throw new Error(`no mark ${name}`);
  return drawn;
}

const marks = markNames().map((name) => ({ name, text: mark(name).body }));
const drawings = [
  ...marks,
  ...[...posters, ...editorial].map(({ file, draw }) => ({ name: file, text: draw() })),
];

test('FTR-1 FTR-2 FTR-6 FTR-7 draws a mark of the right size for every catalogue entry', () => {
  const sized = (names: string[], width: number, height: number) => {
    for (const name of names) expect(mark(name), name).toMatchObject({ width, height });
  };
  sized(
    paymentMethods.map(({ code }) => `payment-${code}.svg`),
    80,
    48,
  );
  sized(
    legalMarks.map(({ code }) => `legal-${code}.svg`),
    100,
    22,
  );
  sized(
    sponsors.map(({ code }) => `sponsor-${code}.svg`),
    320,
    110,
  );
  sized(
    menuIcons.map((name) => `icon-${name}.svg`),
    24,
    24,
  );
  const [shown, hidden] = [true, false].map((has) =>
    providers.filter((p) => p.hasFooterImage === has).map(({ code }) => `provider-${code}.svg`),
  );
  sized(shown ?? [], 140, 48);
  expect(hidden?.map(drawMark)).toEqual([undefined, undefined]);
});

test('HOM-5 SPT-3 has 304 games in 4 categories, unique slugs and looks, known providers', () => {
  expect(games).toHaveLength(304);
  expect(new Set(games.map(({ slug }) => slug)).size).toBe(304);
  const looks = games.map(({ motif, scene, hues }) => [motif, scene, ...hues].join());
  expect(new Set(looks).size).toBe(304);
  expect(new Set(games.map(({ category }) => category)).size).toBe(4);
  const known = new Set(providers.map(({ code }) => code));
  expect(games.filter(({ providerCode }) => !known.has(providerCode))).toEqual([]);
});

test('FTR-1 draws identical bytes for the same name and keeps marks small', () => {
  for (const { name, text } of marks) {
    expect(drawMark(name)?.body, name).toBe(text);
    expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(5000);
  }
});

test('HOM-5 draws no scripts, no text elements and no external references', () => {
  for (const { name, text } of drawings) {
    expect(text, name).not.toMatch(
      /<(script|style|text|image|foreignObject|a)\b|\son\w+=|javascript:/i,
    );
    const links = [...text.matchAll(/(?:href|url)\s*[=(]\s*["']?([^"')]*)/g)].map(
      ([, link]) => link,
    );
    expect(
      links.filter((link) => !link?.startsWith('#')),
      name,
    ).toEqual([]);
    expect(text.match(/https?:[^"]*/g), name).toEqual(['http://www.w3.org/2000/svg']);
  }
});

test('HOM-5 draws well-formed SVG with resolvable references and valid numbers', () => {
  for (const { name, text } of drawings) {
    expect(faultOf(text), name).toBe('');
    const ids = new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const used = [...text.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id]) => id);
    expect(
      used.filter((id) => !ids.has(id)),
      name,
    ).toEqual([]);
    expect(text, name).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
  }
});

/** Returns the first XML fault: unbalanced tags, a repeated attribute, or an unescaped `<` or `&`. */
function faultOf(text: string): string {
  const open: string[] = [];
  let rest = text;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<&]*")*)(\/?)>/.exec(rest);
    if (!tag) return `at ${rest.slice(0, 60)}`;
    const [whole, closing, element = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, name]) => name);
    if (new Set(names).size < names.length) return `attribute twice in ${whole}`;
    if (closing && open.pop() !== element) return `</${element}> closes nothing`;
    if (!closing && !empty) open.push(element);
    rest = rest.slice(whole.length);
  }
  return open.join();
}
