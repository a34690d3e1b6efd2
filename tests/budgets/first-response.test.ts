import { brotliDecompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { builtFile, KB } from './bytes.ts';
import { type Answer, request, requestSmall } from './served-page.ts';

const PAGES = ['/', '/es', '/games', '/promotions', '/sitemap', '/sports', '/style-guide'];

describe('the first response', () => {
  let home: Answer;
  beforeAll(async () => {
    home = await requestSmall(`${inject('origin')}/`);
  });

  it('PF-4 transfers at most 24 KB, including styles and state', () => {
    expect(home.headers['content-encoding']).toBe('br');
    expect(home.body.length).toBeLessThanOrEqual(24 * KB);
  });

  it('PF-4 has the header, the hero and the first rail in its first 14 KB', () => {
    const start = brotliDecompressSync(home.body.subarray(0, 14 * KB), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(start).toContain('</header>');
    const hero = start.indexOf('fetchPriority="high"');
    const rail = start.indexOf('rail-track', hero);
    expect(hero).toBeGreaterThan(0);
    expect(rail).toBeGreaterThan(hero);
    expect(start.indexOf('</ul>', rail)).toBeGreaterThan(rail);
  });

  it('PF-4 preloads one file of each face, at most 36 KB together', async () => {
    const html = (await request(`${inject('origin')}/`)).body.toString();
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    const files = fonts.map(([, file = '']) => file.replace(/-[^/]*$/, ''));
    expect(files).toEqual(['/assets/big', '/assets/figtree']);
    const sizes = fonts.map(([, file = '']) => builtFile(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36 * KB);
  });

  it('PF-4 has its styles inline: no style sheet blocks the first paint of home', async () => {
    const html = (await request(`${inject('origin')}/`)).body.toString();
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toBeNull();
  });

  it.each(PAGES)(
    'S3 %s has no style attributes or inline handlers, and its state parses',
    async (path) => {
      const { body } = await request(inject('origin') + path);
      const html = body.toString();
      const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
      expect(markup.match(/<[^>]*\s(style|on\w+)=[^>]*>/g)).toBeNull();
      const state = /<script type="application\/json" id="state">([\s\S]*?)<\/script>/.exec(
        html,
      )?.[1];
      expect(JSON.parse(state ?? '')).toHaveProperty('answers');
    },
  );
});
