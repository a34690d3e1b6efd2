import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Poster } from './poster.tsx';

const image = { src: '/fox.avif', width: 384, height: 512 };
const imageOf = (priority?: 'high' | 'low') =>
  renderToString(
    <Poster href="/games/fox" image={image} title="Fox" caption="Foxglove" priority={priority} />,
  ).match(/<img[^>]*>/)?.[0];

test('PF-1 paints the first pictures of a page with its text, and loads others in view after them', () => {
  expect(imageOf('high')).toMatch(/fetchPriority="high" decoding="sync"/);
  expect(imageOf('high')).not.toContain('lazy');
  expect(imageOf('low')).toMatch(/fetchPriority="low" loading="lazy"/);
  expect(imageOf()).not.toContain('fetchPriority');
});
