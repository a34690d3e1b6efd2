import { describe, expect, it } from 'vitest';
import { SERVER_PATHS } from '../src/lib/server-paths.ts';
import { type Decision, decide, type RequestFacts } from './routes.ts';

const ORIGIN = 'https://www.example.com';
const CMS = 'https://cms.example.com';
const KEPT = ['homes', 'mobile-menus', 'footer-texts', 'help-categories', 'stores', 'store-map'];
const OWNED = [
  ...Object.values(SERVER_PATHS),
  '/content',
  '/operator',
  '/api',
  '/auth',
  '/pay',
  '/play',
  '/slots-session',
];
const QUERIES = ['', '?locale=es&sort=order:asc', '?returnUrl=/assets/a.js', '?a=b.html#top'];

function decideFor(
  address: string,
  facts: Partial<RequestFacts> & { header?: string } = {},
  contentBase = '/content',
): Decision {
  const { header, ...rest } = facts;
  const request: RequestFacts = {
    method: 'GET',
    url: new URL(address, ORIGIN).href,
    mode: 'cors',
    destination: '',
    credentials: 'same-origin',
    headers: { has: (name) => name === header },
    ...rest,
  };
  return decide(request, { contentBase, collections: KEPT, serverOwned: OWNED }, ORIGIN);
}

const page = { mode: 'navigate', destination: 'document', credentials: 'include' } as const;
const script = { destination: 'script' } as const;
const image = { mode: 'no-cors', destination: 'image', credentials: 'include' } as const;
const anonymous = { credentials: 'omit' } as const;

describe('navigations', () => {
  it.each([
    '/',
    '/es',
    '/es/games',
    '/promotions/free-spins',
    '/notes/v1.5',
    '/playground',
    '/apiary',
  ])('PWA-3 answers a view of %s, whatever its query', (path) => {
    for (const query of QUERIES) expect(decideFor(path + query, page)).toBe('navigation');
  });

  it.each([
    ...OWNED.flatMap((prefix) => [prefix, `${prefix}/`, `${prefix}/callback`]),
    '/.well-known/assetlinks.json',
    '/.well-known/change-password',
    '/sw.js',
    '/manifest.webmanifest',
    '/terms.pdf',
    '/es/terms.PDF',
    '/verification.html',
    '/archive.7z',
  ])('PWA-3 leaves a view of %s to the server, whatever its query (G12)', (path) => {
    for (const query of QUERIES) expect(decideFor(path + query, page)).toBe('leave');
  });

  it('PWA-3 leaves frames and forms to the network', () => {
    expect(decideFor('/games', { ...page, destination: 'iframe' })).toBe('leave');
    expect(decideFor('/login', { ...page, method: 'POST' })).toBe('leave');
  });
});

describe('content', () => {
  it.each(KEPT)('PWA-2 keeps anonymous %s, on this origin or another', (type) => {
    const path = `/api/${type}?locale=en&pagination[limit]=50`;
    expect(decideFor(`/content${path}`, anonymous)).toBe('content');
    expect(decideFor(`${CMS}${path}`, anonymous, CMS)).toBe('content');
    expect(decideFor(`${CMS}/v1${path}`, anonymous, `${CMS}/v1/`)).toBe('content');
  });

  it.each([
    ['with credentials', '/content/api/homes', { credentials: 'include' }],
    ['with same-origin credentials', '/content/api/homes', {}],
    ['with a token', '/content/api/homes', { ...anonymous, header: 'authorization' }],
    ['in part', '/content/api/homes', { ...anonymous, header: 'range' }],
    ['written', '/content/api/homes', { ...anonymous, method: 'PUT' }],
    ['that would come back opaque', '/content/api/homes', { ...anonymous, mode: 'no-cors' }],
    ['of another kind', '/content/api/cms-messages', anonymous],
    ['below the kept kinds', '/content/api/homes/7', anonymous],
    ['under a look-alike path', '/contents/api/homes', anonymous],
    ['of another origin', `${CMS}/content/api/homes`, anonymous],
    ['of the operator', '/operator/api/homes', anonymous],
  ] as const)('PWA-3 leaves content %s', (_, address, facts) => {
    expect(decideFor(address, facts)).toBe('leave');
  });
});

describe('files', () => {
  it('PWA-6 answers hashed files of this origin only', () => {
    expect(decideFor('/assets/entry-4f.js', script)).toBe('asset');
    expect(decideFor('/assets/figtree.woff2', { destination: 'font' })).toBe('asset');
    expect(decideFor(`${CMS}/assets/entry-4f.js`, script)).toBe('leave');
    expect(decideFor('/other/entry-4f.js', script)).toBe('leave');
  });

  it('PWA-3 keeps uploads and icons, never opaque', () => {
    expect(decideFor('/content/uploads/hero.webp', image)).toBe('image');
    expect(decideFor('/icons/icon-192.png', image)).toBe('image');
    expect(decideFor(`${CMS}/uploads/hero.webp`, { ...image, mode: 'cors' }, CMS)).toBe('image');
    expect(decideFor(`${CMS}/uploads/hero.webp`, image, CMS)).toBe('leave');
    expect(decideFor('/operator/documents/id.png', image)).toBe('leave');
    expect(decideFor('/content/uploads/list.json', {})).toBe('leave');
  });

  it('PWA-3 never touches audio and video, wherever they are', () => {
    for (const destination of ['audio', 'video'] as const) {
      expect(decideFor('/assets/win.mp3', { destination })).toBe('leave');
      expect(decideFor('/content/uploads/promo.mp4', { destination })).toBe('leave');
    }
  });
});
