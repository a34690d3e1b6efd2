import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answering, mountApp } from '../../../tests/component/mount-app.tsx';
import { operator } from '../../../tests/component/operator-api.ts';
import { resize } from '../../../tests/component/resize.ts';

const LABEL = 'W'.repeat(200);
const FIELDS = ['label', 'title', 'subtitle', 'name', 'question', 'claim', 'ctaLabel'];

/** Answers with a long word in place of every label, title and name. */
const answering: Answering = async (request) => {
  const { pathname } = new URL(request.url);
  if (!/^\/(?:content\/api|operator\/(?:games|payment-methods))/.test(pathname)) return undefined;
  const answer = await (await operator(request)).text();
  const lengthened = JSON.parse(answer, (key, value) =>
    FIELDS.includes(key) && typeof value === 'string' ? LABEL : value,
  );
  return Response.json(lengthened);
};

test.for([
  [320, '/'],
  [320, '/promotions'],
  [320, '/promotions/first-night'],
  [320, '/help'],
  [320, '/help/payments'],
  [320, '/help/payments/withdraw'],
  [320, '/help?q=WWWW'],
  [320, '/sitemap'],
  [320, '/games'],
  [320, '/payment-methods'],
  [320, '/stores'],
  [320, '/stores/madrid-gran-via'],
  [1440, '/'],
  [1440, '/promotions/first-night'],
  [1440, '/help'],
] as const)(
  'FRM-4 B45 labels of 200 characters do not scroll sideways at %i px on %s',
  async ([width, path]) => {
    await resize(width, 800);
    await mountApp(path, { answering });
    await expect.element(page.getByRole('main').getByText(LABEL).first()).toBeInTheDocument();
    const footer = document.querySelector<HTMLElement>('.frame > .footer');
    footer?.style.setProperty('content-visibility', 'visible');
    await expect.poll(() => footer?.textContent).toContain(LABEL);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
