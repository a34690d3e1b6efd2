import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../../../tests/sandbox/run-sandbox.ts';

// Expectations are observed responses of Strapi 5.54, except for cases marked "safer".

interface Envelope {
  data: Record<string, unknown>[];
  meta: { pagination: Record<string, number> };
  error?: { name: string; message: string; details: Record<string, unknown> };
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

async function ask(path: string): Promise<{ status: number; body: Envelope }> {
  const { status, body } = await sandbox.get(`/content/api/${path}`);
  return { status, body: body as Envelope };
}
const list = async (path: string) => (await ask(path)).body.data;
const itemsOf = (home: Record<string, unknown> | undefined) =>
  (home?.homeContent ?? []) as Record<string, unknown>[];
const error = async (path: string) => {
  const { status, body } = await ask(path);
  return [status, body.error?.message];
};

describe('QRY-1 pagination', () => {
  it.each([
    ['', { page: 1, pageSize: 25, pageCount: 1, total: 14 }],
    ['pagination[limit]=1000', { start: 0, limit: 100, total: 14 }],
    ['pagination[limit]=abc', { start: 0, limit: 100, total: 14 }],
    ['pagination[limit]=-1', { start: 0, limit: 1, total: 14 }],
    ['pagination[limit]=', { start: 0, limit: 1, total: 14 }],
    ['pagination[start]=5', { start: 5, limit: 25, total: 14 }],
    ['pagination[start]=-1', { start: 0, limit: 25, total: 14 }],
    ['pagination[start]=500', { start: 500, limit: 25, total: 14 }],
    ['pagination[page]=0', { page: 1, pageSize: 25, pageCount: 1, total: 14 }],
    ['pagination[pageSize]=1000', { page: 1, pageSize: 100, pageCount: 1, total: 14 }],
    ['pagination[pageSize]=4&pagination[withCount]=false', { page: 1, pageSize: 4 }],
    ['filters[label]=nobody', { page: 1, pageSize: 25, pageCount: 0, total: 0 }],
    ['pagination=x&limit=3', { page: 1, pageSize: 25, pageCount: 1, total: 14 }],
  ])('%s', async (query, expected) => {
    const { body } = await ask(`desktop-menus?${query}`);
    expect(body.meta.pagination).toEqual(expected);
  });

  it.each([
    ['pagination[limit]=2.7', 'convertLimitQueryParams expected a positive integer got 2.7'],
    ['pagination[start]=abc', 'convertStartQueryParams expected a positive integer got NaN'],
    [
      'pagination[start]=0&pagination[page]=1',
      'Cannot use both page & offset pagination in the same query',
    ],
  ])('%s is refused', async (query, message) => {
    expect(await error(`desktop-menus?${query}`)).toEqual([400, message]);
  });
});

describe('QRY-1 sort and fields', () => {
  it('QRY-1 sorts by columns and through relations, in every form', async () => {
    const forms = ['sort=order:desc', 'sort[0]=order:DESC', 'sort[order]=desc'];
    for (const form of forms) {
      const [first] = await list(`desktop-menus?${form}&fields=order`);
      expect(first).toMatchObject({ order: 14 });
    }
    const byRoute = await list('footer-help-links?sort=route.url:asc&populate=route');
    // The link without a route comes first, because nulls sort first.
    expect(byRoute.map(({ route }) => (route as { url: string } | null)?.url)).toEqual([
      undefined,
      '/cookies',
      '/help',
      '/legal/privacy',
      '/legal/responsible-gaming',
      '/legal/terms',
      '/payment-methods',
      '/promotions',
      '/stores',
    ]);
  });

  it('QRY-1 shows the named columns and always the ids', async () => {
    const [row] = await list('desktop-menus?fields[0]=label');
    expect(Object.keys(row ?? {}).sort()).toEqual(['documentId', 'id', 'label']);
  });
});

describe('QRY-1 filters', () => {
  it.each([
    ['desktop-menus?filters[order][$in][0]=2&filters[order][$in][1]=3', 2],
    ['desktop-menus?filters[url][$startsWith]=https://', 1],
    ['desktop-menus?filters[$or][0][order]=1&filters[$or][1][label][$containsi]=CASINO', 3],
    ['desktop-menus?filters[order][$gt]=3&filters[order][$lte]=5', 2],
    ['desktop-menus?filters[$not][order][$lt]=13', 2],
    ['desktop-menus?filters[order][$between][0]=4&filters[order][$between][1]=6', 3],
    ['footer-help-links?filters[route][url][$eq]=/help', 1],
    ['footer-help-links?filters[externalLink][$notNull]=true', 1],
    ['footer-help-links?filters[externalLink][$null]=true', 8],
    ['burger-menus?filters[children][showOnlyToLoggedPlayers]=true', 2],
    ['promotions?filters[endDate][$gte]=2000-01-01', 5],
    ['help-articles?_q=expired', 2],
  ])('%s finds %i', async (query, count) => {
    expect(await list(query)).toHaveLength(count);
  });

  it.each([
    ['desktop-menus?filters[nope]=1', 'Invalid key nope'],
    ['desktop-menus?filters[order][$nope]=1', 'Invalid key $nope at order'],
    ['desktop-menus?filters=', 'Invalid filters'],
    [
      'promotions?filters[endDate][$gt]=soon',
      'Invalid format, expected a timestamp or an ISO date',
    ],
    // Safer: Strapi responds with 500.
    ['desktop-menus?filters[order]=many', 'order expects a number'],
    ['desktop-menus?filters[constructor][$eq]=1', 'Invalid key constructor'],
    ['desktop-menus?sort[order][a]=asc', 'Invalid query: expected a single value'],
  ])('%s is refused', async (query, message) => {
    expect(await error(query)).toEqual([400, message]);
  });

  it('QRY-1 refuses more than 100 values, which Strapi would ignore', async () => {
    const many = Array.from({ length: 102 }, (_, i) => `filters[order][$in][]=${i}`).join('&');
    expect((await ask(`desktop-menus?${many}`)).status).toBe(400);
  });
});

describe('QRY-1 populate', () => {
  it('QRY-1 omits what is not populated and shows null or [] for empty values', async () => {
    const [bare] = await list('burger-menus?sort=order');
    expect(bare).not.toHaveProperty('icon');
    const [home] = await list('burger-menus?sort=order&populate=*');
    expect(home).toMatchObject({
      children: [],
      localizations: [{ locale: 'es' }, { locale: 'ar' }],
    });
    const sponsors = await list('footer-sponsored-items?populate[image]=true');
    expect(sponsors.map(({ image }) => image === null)).toEqual([false, false, false, true]);
  });

  it('QRY-1 drops names beside an object, as Strapi does', async () => {
    const path = 'populate[homeContent][populate]';
    const [home] = await list(`homes?${path}[0]=parent&${path}[widget][fields][0]=name`);
    const [item] = itemsOf(home);
    expect(Object.keys(item ?? {})).toContain('widget');
    expect(Object.keys(item ?? {})).not.toContain('parent');
  });

  it('QRY-1 omits zone components that `on` does not name', async () => {
    const widgets = await list('widgets?populate[specificFields][on][widget.faq]=true');
    const shown = widgets.flatMap(({ specificFields }) => specificFields as object[]);
    // One on the home page, one on the landing pages.
    const faq = { id: expect.any(Number), __component: 'widget.faq' };
    expect(shown).toEqual([faq, faq]);
  });

  it.each([
    ['homes?populate=deep', 'Invalid key deep'],
    ['homes?populate=title', 'Invalid key title'],
    ['homes?populate[homeContent][populate]=nope', 'Invalid key nope at homeContent.nope'],
    ['homes?populate[homeContent][limit]=3', 'Invalid key limit at homeContent'],
    ['widgets?populate[specificFields][populate]=slides', 'Invalid key populate at specificFields'],
    [
      'widgets?populate[specificFields][on][widget.nope]=true',
      'Invalid key widget.nope at specificFields',
    ],
  ])('%s is refused', async (query, message) => {
    expect(await error(query)).toEqual([400, message]);
  });
});

describe('QRY-1 B4 safer: refuses queries that multiply rows without a limit', () => {
  const circle = ['category', 'articles', 'category', 'articles', 'category', 'articles'];
  const nested = (inner: string) => circle.map((name) => `[${name}]`).join(inner);
  it.each([
    [`populate=${circle.join('.')}`, 'populate'],
    [`populate[0]=${circle.join('.')}`, 'populate'],
    [`populate${nested('[populate]')}=true`, 'populate'],
    [`populate${nested('[populate]').replace(/\[articles]$/, '')}=*`, 'populate'],
    [`filters${nested('')}[slug]=x`, 'filters'],
    [`filters[$not]${nested('[$and][0]')}[slug]=x`, 'filters'],
    [`populate[category][filters][articles]${nested('')}[slug]=x`, 'filters'],
    [`sort=${circle.join('.')}.slug`, 'sort'],
  ])('QRY-1 B4 refuses %s', async (query, param) => {
    expect(await error(`help-articles?${query}`)).toEqual([
      400,
      `Invalid ${param}: more than 5 levels`,
    ]);
  });

  it('QRY-1 B4 limits the rows of one response', async () => {
    const five = `pagination[limit]=100&populate=${circle.slice(0, 5).join('.')}`;
    expect(await error(`help-articles?${five}`)).toEqual([
      400,
      'Invalid query: too many rows in one response',
    ]);
    expect(await list(`help-articles?${five}&filters[slug]=x`)).toEqual([]);
  });
});

describe('QRY-1 languages, drafts and paths', () => {
  it('QRY-1 does not fall back to another language', async () => {
    const es = await list('sitemap-blocks?locale=es&sort=order&populate[siteMapLinks]=true');
    expect(es[1]).toMatchObject({ label: 'Proveedores', locale: 'es' });
    const ar = await list('sitemap-blocks?locale=ar&sort=order');
    expect(ar[1]).toMatchObject({ label: 'المزوّدون', locale: 'ar' });
    expect(await list('homes?locale=fr')).toEqual([]);
    expect(await list('homes?locale=*')).toHaveLength(3);
    const homes = await list('homes?locale=es&populate[homeContent][populate]=widget');
    const titles = itemsOf(homes[0]).map(({ widget }) => (widget as { title: string }).title);
    expect(titles).toContain('Últimos premios (cifras de demostración)');
  });

  it('QRY-1 safer: hides drafts from the public', async () => {
    expect((await ask('homes?status=draft')).status).toBe(403);
    expect((await ask('homes?status=nope')).status).toBe(400);
  });

  it.each([
    ['nope', 404],
    ['company-infos', 404],
    ['homes/2', 404],
    ['Company-Info/', 200],
    ['files', 404],
    [`homes?${'a'.repeat(9000)}`, 414],
  ])('%s is %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});
