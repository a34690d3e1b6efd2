import { expect, it } from 'vitest';
import type { PushFacts, SiteFacts } from '../../src/app/pwa/site-facts.ts';
import { readPush } from './read-push.ts';

const ORIGIN = 'https://www.example.com';
const words = (language: string, prefix: string) => ({
  language,
  prefix,
  news: `news ${language}`,
  open: `open ${language}`,
  mute: `mute ${language}`,
});
const SITE = {
  contentBase: 'https://cms.example.com',
  serverOwned: ['/operator', '/hooks'],
} as unknown as SiteFacts;
const FACTS: PushFacts = { name: 'Foyer', words: [words('en', ''), words('es', '/es')] };

const read = (message: unknown, languages: string[] = []) =>
  readPush(JSON.stringify(message), SITE, FACTS, ORIGIN, languages);

const NOTIFICATION = {
  title: 'Free spins',
  body: 'Until Sunday',
  lang: 'es',
  dir: 'ltr',
  tag: 'autumn',
  image: 'https://cms.example.com/uploads/autumn.avif',
  navigate: `${ORIGIN}/es/promotions/autumn?n=m1&x=2`,
  data: { id: 'm1', topic: 'promotions', priority: 'high' },
};

it('PWA-5 reads a message of the operator', () => {
  expect(read({ web_push: 8030, notification: NOTIFICATION, app_badge: 3 })).toEqual({
    id: 'm1',
    title: 'Free spins',
    body: 'Until Sunday',
    path: '/es/promotions/autumn?x=2',
    image: 'https://cms.example.com/uploads/autumn.avif',
    priority: 'high',
    topic: 'promotions',
    tag: 'autumn',
    lang: 'es',
    dir: 'ltr',
    badge: 3,
    words: words('es', '/es'),
  });
});

it('PWA-5 B59 shows a generic message in the visitor’s language for an invalid one', () => {
  const generic = {
    title: 'Foyer',
    body: 'news es',
    path: '/es/',
    id: '',
    topic: '',
    priority: 'normal',
  };
  const untitled = { ...NOTIFICATION, title: ' \n ' };
  for (const text of [undefined, '', 'hello', '{', 'null', '7', '[]', '{"notification":[]}']) {
    expect(readPush(text, SITE, FACTS, ORIGIN, ['es-MX', 'en'])).toMatchObject(generic);
  }
  for (const notification of [undefined, null, 'x', [NOTIFICATION], untitled, { title: {} }]) {
    const push = read({ notification, app_badge: 3 }, ['de', 'es']);
    expect(push).toMatchObject(generic);
    expect(push.image).toBeUndefined();
    expect(push.badge).toBeUndefined();
  }
  expect(read({}, ['de'])).toMatchObject({ path: '/', body: 'news en' });
});

it.each([
  'https://evil.example/promotions',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `blob:${ORIGIN}/6a1c`,
  `${ORIGIN}//evil.example`,
  `${ORIGIN}/..//evil.example`,
  `${ORIGIN}:444/games`,
  'http://www.example.com/games',
  'https://[',
  `${ORIGIN}/operator/accounts`,
  '/hooks/content',
  '/icons/icon-192.png',
  7,
  null,
  undefined,
  {},
])('PWA-5 B59 G6 leads to home instead of %s', (navigate) => {
  expect(read({ notification: { ...NOTIFICATION, navigate } }).path).toBe('/es/');
});

it.each([
  ['/promotions/autumn', '/promotions/autumn'],
  [`${ORIGIN}/games?n=m1`, '/games'],
  ['https://user:secret@www.example.com/games', '/games'],
  ['games', '/games'],
])('PWA-5 leads from %s to a path of the site', (navigate, path) => {
  expect(read({ notification: { ...NOTIFICATION, navigate } }).path).toBe(path);
});

it('PWA-5 B59 shows only pictures of the content system and the site', () => {
  const imageOf = (image: unknown) => read({ notification: { ...NOTIFICATION, image } }).image;
  expect(imageOf('/icons/icon-192.png')).toBe(`${ORIGIN}/icons/icon-192.png`);
  for (const image of [
    'https://evil.example/uploads/a.avif',
    'https://cms.example.com/api/homes',
    'https://cms.example.com/uploads/../api/homes',
    '/operator/accounts',
    'data:image/png;base64,AA',
    'https://[',
    7,
  ]) {
    expect(imageOf(image)).toBeUndefined();
  }
});

it('PWA-5 clips texts to one line without splitting a character', () => {
  const { title, body, id, tag } = read({
    notification: {
      ...NOTIFICATION,
      title: '🎰'.repeat(100),
      body: `one\u0000\r\ntwo${'x'.repeat(3000)}`,
      tag: 't'.repeat(200),
      data: { id: 'i'.repeat(200) },
    },
  });
  expect(title).toBe(`${'🎰'.repeat(79)}…`);
  expect(body).toMatch(/^one two/);
  expect([body.length, id.length, tag.length]).toEqual([240, 64, 64]);
});

it('PWA-5 B59 reads half a character as a space, because no address can hold it', () => {
  const { title, topic } = read({
    notification: { ...NOTIFICATION, title: 'a\ud83cb', data: { topic: 'casino\ud83c' } },
  });
  expect(title).toBe('a b');
  expect(() => encodeURIComponent(topic)).not.toThrow();
});

it('PWA-5 falls back field by field in a message that has a title', () => {
  const odd = { title: 'T', body: 1, lang: {}, dir: 'up', tag: [], data: 'x' };
  expect(read({ notification: odd, app_badge: 1.5 })).toEqual({
    id: '',
    title: 'T',
    body: '',
    path: '/',
    priority: 'normal',
    topic: '',
    tag: 'news',
    lang: '',
    dir: 'auto',
    badge: undefined,
    words: words('en', ''),
  });
  for (const badge of [-1, '3', null, Number.MAX_VALUE * 2])
    expect(read({ notification: NOTIFICATION, app_badge: badge }).badge).toBeUndefined();
  expect(read({ notification: NOTIFICATION, app_badge: 0 }).badge).toBe(0);
});
