import { expect, test, vi } from 'vitest';
import { widgetKinds } from '../app/widgets/widget-kinds.ts';
import { helpLinksQuery, legalLinksQuery, sitemapBlocksQuery } from '../content/footer.ts';
import { helpCategoryQuery, helpQuery, helpTopicsQuery } from '../content/help.ts';
import { homeQuery } from '../content/home.ts';
import { landingPageQuery } from '../content/landing-pages.ts';
import { listedEntriesQuery } from '../content/listed-entries.ts';
import { desktopMenuQuery } from '../content/menus.ts';
import { pageQuery, pageTitlesQuery } from '../content/pages.ts';
import { promotionQuery, promotionsQuery } from '../content/promotions.ts';
import { seoTextQuery } from '../content/seo-text.ts';
import { storesQuery } from '../content/stores.ts';
import type { Answer, Query } from '../http/query.ts';
import { failure, success } from '../lib/result.ts';
import { ContentSource, showsType } from './content-source.ts';

/** Content API path of each query key. */
const PATHS: Record<string, string> = {
  home: '/api/homes?populate[homeContent][populate][widget]=true',
  landing: '/api/landing-pages?populate[landingContent][populate][widget]=true',
  sitemap: '/api/sitemap-blocks?populate[siteMapLinks][populate][route]=true',
  'desktop-menu': '/api/desktop-menus',
};
const query = (key: string): Query<string> => ({
  key,
  family: 'content',
  path: PATHS[key.split(':')[0] ?? ''] ?? `/api/${key}`,
  parse: () => undefined,
});

function source(read: (key: string) => Promise<Answer<string>> | Answer<string>, freshMs = 60_000) {
  const onChange = vi.fn();
  const calls: string[] = [];
  const made = new ContentSource({
    read: async (asked) => {
      calls.push(asked.key);
      return (await read(asked.key)) as never;
    },
    freshMs,
    onChange,
    log: () => {},
  });
  return { made, calls, onChange };
}

test('PF-11 makes one request per query, then answers from memory', async () => {
  const { made, calls } = source(() => success('a'));
  await Promise.all([made.read(query('home:en')), made.read(query('home:en'))]);
  await made.read(query('home:en'));
  expect(calls).toEqual(['home:en']);
});

test('PF-11 keeps answers that are read while visitors invent keys', async () => {
  const { made, calls } = source(() => success('a'));
  for (let n = 0; n < 3000; n++) {
    await made.read(query(`made-up-${n}`));
    await made.read(query('home:en'));
  }
  expect(calls.filter((key) => key === 'home:en')).toHaveLength(1);
});

test('PF-11 serves a stale answer at once and revalidates it', async () => {
  let value = 'old';
  const { made, onChange } = source(() => success(value), -1);
  await made.read(query('home:en'));
  value = 'new';
  expect((await made.read(query('home:en'))).answer).toEqual(success('old'));
  await expect.poll(() => onChange).toHaveBeenCalledOnce();
  expect((await made.read(query('home:en'))).answer).toEqual(success('new'));
});

test('PF-11 revalidates an old answer after the wall clock was set back', async () => {
  vi.useFakeTimers();
  const { made, calls } = source(() => success('a'), 60_000);
  await made.read(query('home:en'));
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  await made.read(query('home:en'));
  expect(calls).toHaveLength(2);
  vi.useRealTimers();
});

test('PF-11 revalidates only queries that show the published type', async () => {
  const { made, calls } = source(() => success('a'));
  for (const key of ['home:en', 'sitemap:en', 'sitemap:es', 'desktop-menu:en'])
    await made.read(query(key));
  calls.length = 0;
  await made.invalidate('route');
  expect(calls.sort()).toEqual(['sitemap:en', 'sitemap:es']);
  await made.read(query('landing:casino:en'));
  calls.length = 0;
  await made.invalidate('widget');
  expect(calls.sort()).toEqual(['home:en', 'landing:casino:en']);
  calls.length = 0;
  await made.invalidate('a-type-nobody-knows');
  expect(calls.length).toBe(5);
});

test('PF-11 does not store a read that began before a change', async () => {
  let value = 'old';
  const gates: (() => void)[] = [];
  const { made } = source(async () => {
    const now = value;
    await new Promise<void>((resolve) => gates.push(resolve));
    return success(now);
  }, -1);
  const openGates = async (work: Promise<unknown>) => {
    const timer = setInterval(() => gates.splice(0).forEach((open) => void open()), 1);
    await work;
    clearInterval(timer);
  };
  await openGates(made.read(query('home:en')));
  void made.read(query('home:en'));
  value = 'new';
  await openGates(made.invalidate('home'));
  expect((await made.read(query('home:en'))).answer).toEqual(success('new'));
});

test.each([success('old'), success([]) as unknown as Answer<string>])(
  'PF-11 rereads an answer that was first read just before a change: %j',
  async (old) => {
    let answer = old;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { made } = source(async () => {
      const now = answer;
      await gate;
      return now;
    });
    const ask = async () => (await made.read(query('promotion:x'))).answer;
    const asked = ask();
    answer = success('published');
    await made.invalidate('promotion');
    open();
    expect(await asked).toEqual(old);
    await expect.poll(ask).toEqual(success('published'));
  },
);

test('PF-11 reads at most eight answers at a time after a change', async () => {
  let [reading, most] = [0, 0];
  const { made, calls } = source(async () => {
    reading += 1;
    most = Math.max(most, reading);
    await new Promise(setImmediate);
    reading -= 1;
    return success('a');
  });
  const keys = Array.from({ length: 30 }, (_, at) => `promotion:${at}`);
  for (const key of keys) await made.read(query(key));
  calls.length = 0;
  await made.invalidate();
  expect(calls.toSorted()).toEqual(keys.toSorted());
  expect(most).toBe(8);
});

test('PF-11 SEC lets the next reader refresh an empty answer after a change', async () => {
  const empty = success([]) as unknown as Answer<string>;
  let answer = empty;
  const { made, calls } = source(() => answer);
  const ask = async () => (await made.read(query('promotion:x'))).answer;
  await ask();
  await made.invalidate();
  expect(calls).toHaveLength(1);
  answer = failure({ kind: 'network', url: '/' });
  expect(await ask()).toEqual(empty);
  made.forgetFailures();
  answer = success('published');
  expect(await ask()).toEqual(success('published'));
  expect(calls).toHaveLength(3);
});

test('FRM-4 R3 serves the last good answer while the content system is down', async () => {
  let down = false;
  const { made } = source(
    () => (down ? failure({ kind: 'network', url: '/' }) : success('good')),
    -1,
  );
  await made.read(query('home:en'));
  down = true;
  for (let visit = 0; visit < 3; visit++) {
    expect((await made.read(query('home:en'))).answer).toEqual(success('good'));
  }
});

test.each([
  { kind: 'status', status: 404, url: '/', isOwnWord: true },
  { kind: 'status', status: 410, url: '/', isOwnWord: true },
] as const)('PF-11 drops from memory what its back end says is gone: %j', async (error) => {
  let answer: Answer<string> = success('good');
  const { made, onChange } = source(() => answer);
  await made.read(query('home:en'));
  answer = failure(error);
  await made.invalidate('home');
  expect((await made.read(query('home:en'))).answer).toEqual(failure(error));
  expect(onChange).toHaveBeenCalledOnce();
});

test('FRM-4 ignores a 404 of a proxy in front of a back end', async () => {
  let answer: Answer<string> = success('good');
  const { made, onChange } = source(() => answer);
  await made.read(query('home:en'));
  answer = failure({ kind: 'status', status: 404, url: '/' });
  await made.invalidate('home');
  expect((await made.read(query('home:en'))).answer).toEqual(success('good'));
  expect(onChange).not.toHaveBeenCalled();
});

test('F2 FRM-4 serves an answer for at most a day of outage, and recovers', async () => {
  vi.useFakeTimers();
  let down = false;
  const { made } = source(() => (down ? failure({ kind: 'network', url: '/' }) : success('good')));
  const visit = async (hours: number) => {
    vi.advanceTimersByTime(hours * 60 * 60 * 1000);
    return (await made.read(query('home:en'))).answer;
  };
  await visit(0);
  down = true;
  expect(await visit(23)).toEqual(success('good'));
  expect(await visit(2)).toEqual(failure({ kind: 'network', url: '/' }));
  down = false;
  expect(await visit(1)).toEqual(success('good'));
  vi.useRealTimers();
});

test('FRM-4 R5 does not repeat a failing query for each visitor', async () => {
  const { made, calls } = source(() => failure({ kind: 'network', url: '/' }));
  for (let visit = 0; visit < 5; visit++) await made.read(query('home:en'));
  expect(calls.length).toBe(1);
});

test('FRM-4 R5 does not repeat it while the old answer is served, even after a publish', async () => {
  let down = false;
  const { made, calls } = source(() =>
    down ? failure({ kind: 'network', url: '/' }) : success('good'),
  );
  await made.read(query('home:en'));
  down = true;
  await made.invalidate('home');
  for (let visit = 0; visit < 5; visit++) await made.read(query('home:en'));
  expect(calls.length).toBe(2);
});

const queries = {
  home: homeQuery('en', widgetKinds),
  landing: landingPageQuery('casino', 'en', widgetKinds),
  menu: desktopMenuQuery('en'),
  sitemap: sitemapBlocksQuery('en'),
  helpLinks: helpLinksQuery('en'),
  legalLinks: legalLinksQuery(),
  help: helpQuery('en'),
  topics: helpTopicsQuery('en'),
  category: helpCategoryQuery('money', 'en'),
  page: pageQuery('terms', 'en'),
  titles: pageTitlesQuery('en'),
  listedPages: listedEntriesQuery({ type: 'pages', fields: ['noIndex'] }, 'en', 0),
  promotion: promotionQuery('encore', 'en'),
  promotions: promotionsQuery('en'),
  seo: seoTextQuery('/', 'en'),
  stores: storesQuery(),
};
const shownBy = (type: string) =>
  Object.entries(queries).flatMap(([name, { path }]) => (showsType(path, type) ? [name] : []));

test.each([
  ['home', ['home']],
  ['widget', ['home', 'landing']],
  ['home-content', ['home', 'landing']],
  ['landing-page', ['landing']],
  ['desktop-menu', ['menu']],
  ['route', ['sitemap', 'helpLinks', 'legalLinks']],
  ['help-article', ['help', 'topics', 'category']],
  ['help-category', ['help', 'topics', 'category']],
  ['page', ['page', 'titles', 'listedPages']],
  ['promotion', ['promotion', 'promotions']],
  ['seo-text', ['seo']],
  ['store', ['stores']],
])('PF-11 a change of %s revalidates %j', (type, names) => {
  expect(shownBy(type)).toEqual(names);
});
