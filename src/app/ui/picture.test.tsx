import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const wide = { src: '/w.webp', width: 2000, height: 750 };
const narrow = { src: '/n.webp', width: 1080, height: 840 };

test('HOM-5 offers the sizes of a picture with the width at which it is shown', () => {
  const several = { ...narrow, srcSet: '/small_n.webp 500w, /n.webp 1080w' };
  const html = renderToString(
    <Picture image={wide} narrow={several} alt="" sizes="94vw" priority />,
  );
  expect(html).toContain('srcSet="/small_n.webp 500w, /n.webp 1080w" sizes="94vw"');
  expect(html).toContain(
    '<img src="/w.webp" width="2000" height="750" alt="" fetchPriority="high"',
  );
});

test('HOM-5 uses a picture with a single size as it is', () => {
  const html = renderToString(<Picture image={wide} narrow={narrow} alt="" />);
  expect(html).toContain('srcSet="/n.webp"');
  expect(html.match(/<img[^>]*>/)?.[0]).not.toContain('srcSet');
});
