import { expect, it } from 'vitest';
import type { PushFacts } from '../../src/app/pwa/site-facts.ts';
import { notificationOf, targetOf } from './notification.ts';
import type { IncomingPush } from './read-push.ts';

const ES = { language: 'es', prefix: '/es', news: 'Novedades', open: 'Abrir', mute: 'Menos' };
const EN = { language: 'en', prefix: '', news: 'News', open: 'Open', mute: 'Fewer' };
const SITE: PushFacts = { name: 'Foyer', preferences: '/account/preferences', words: [EN, ES] };
const PUSH: IncomingPush = {
  id: 'm1',
  title: 'Free spins',
  body: 'Until Sunday',
  path: '/es/promotions/autumn',
  image: 'https://cms.example.com/uploads/autumn.avif',
  priority: 'high',
  topic: 'promotion:autumn',
  tag: 'autumn',
  lang: 'es',
  dir: 'ltr',
  badge: 3,
  words: ES,
};
const shown = (push: IncomingPush) => {
  const { body = '', data, lang = '', image } = notificationOf(push, SITE, false);
  return { title: push.title, body, data, lang, ...(image && { image }) };
};

it('PWA-5 has two buttons, the campaign’s tag, and no personal data', () => {
  expect(notificationOf(PUSH, SITE, false)).toEqual({
    body: 'Until Sunday',
    tag: 'autumn',
    lang: 'es',
    dir: 'ltr',
    silent: false,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    image: 'https://cms.example.com/uploads/autumn.avif',
    actions: [
      { action: 'open', title: 'Abrir' },
      { action: 'mute', title: 'Menos' },
    ],
    data: {
      id: 'm1',
      path: '/es/promotions/autumn',
      priority: 'high',
      topic: 'promotion:autumn',
    },
  });
});

it('PWA-5 is silent when a focused window shows the message', () => {
  expect(notificationOf(PUSH, SITE, true).silent).toBe(true);
});

it('PWA-5 offers “hear less” only with a topic and a preferences page', () => {
  const actions = (push: IncomingPush, site: PushFacts) =>
    notificationOf(push, site, false).actions.map(({ action }) => action);
  const { preferences: _, ...bare } = SITE;
  expect(actions({ ...PUSH, topic: '' }, SITE)).toEqual(['open']);
  expect(actions(PUSH, bare)).toEqual(['open']);
});

it('PWA-5 opens the message’s page and passes the whole message on', () => {
  const { tag, lang, dir, badge, words, ...push } = PUSH;
  for (const action of ['', 'open'])
    expect(targetOf(shown(PUSH), action, SITE, [])).toEqual({ path: PUSH.path, push });
});

it('PWA-5 “hear less” opens the preferences in the message’s language and is not a click', () => {
  expect(targetOf(shown(PUSH), 'mute', SITE, ['en'])).toEqual({
    path: '/es/account/preferences#promotion-autumn',
  });
  expect(targetOf(shown({ ...PUSH, topic: 'casino' }), 'mute', SITE, [])).toEqual({
    path: '/es/account/preferences#topic-casino',
  });
});

it('PWA-5 opens home for a notification of another version', () => {
  for (const data of [null, undefined, 'x', {}, { id: 'm1', topic: '', path: '//evil.example' }])
    expect(targetOf({ ...shown(PUSH), lang: '', data }, '', SITE, ['es'])).toEqual({
      path: '/es/',
    });
});
