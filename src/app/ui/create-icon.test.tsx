import type { LucideProps } from 'lucide-react';
import * as play from 'lucide-react/icons/play';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

const { default: Play, __iconData: data } = play as unknown as {
  default: ReturnType<typeof createIcon>;
  __iconData: Parameters<typeof createIcon>[0];
};

/**
 * Attributes of every element in the markup, without the XML namespace, which HTML ignores, and class names, which no
 * style uses.
 */
function attributesOf(icon: typeof Play, props: LucideProps): string[][] {
  const html = renderToStaticMarkup(createElement(icon, props)).replace(
    / xmlns="[^"]*"| lucide-play/g,
    '',
  );
  return [...html.matchAll(/<\w+[^>]*>/g)].map(
    ([tag]) => tag.match(/[\w-]+="[^"]*"/g)?.sort() ?? [],
  );
}

it.each<[string, LucideProps]>([
  ['as it is', {}],
  ['with a size and a class', { size: 16, className: 'quiet' }],
  ['with a name', { 'aria-label': 'Play', role: 'img' }],
  ['with another stroke', { strokeWidth: 1.5, 'aria-hidden': true }],
])('PF-3 renders an icon %s with the markup of lucide-react, without its name', (_, props) => {
  expect(attributesOf(createIcon(data), props)).toEqual(attributesOf(Play, props));
});

it('PF-3 keeps the name of a directional icon, by which it is mirrored', () => {
  const icon = createIcon({ name: 'chevron-left', node: [] });
  expect(renderToStaticMarkup(createElement(icon))).toContain('class="lucide lucide-chevron-left"');
});
