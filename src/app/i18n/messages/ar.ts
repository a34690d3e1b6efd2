import type { AreaLoaders } from '../text.ts';
import { app } from './ar/app.ts';
import { frame } from './ar/frame.ts';
import { home } from './ar/home.ts';
import { pages } from './ar/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };

/** Messages that come with what uses them, not with the first page. */
export const areas: AreaLoaders = {
  session: () => import('./ar/session.ts'),
  chat: () => import('./ar/chat.ts'),
  'sign-in': () => import('./ar/sign-in.ts'),
  player: () => import('./ar/player.ts'),
  push: () => import('./ar/push.ts'),
  activity: () => import('./ar/activity.ts'),
  games: () => import('./ar/games.ts'),
  info: () => import('./ar/info.ts'),
  help: () => import('./ar/help.ts'),
  install: () => import('./ar/install.ts'),
  system: () => import('./ar/system.ts'),
  play: () => import('./ar/play.ts'),
  promotion: () => import('./ar/promotion.ts'),
  stores: () => import('./ar/stores.ts'),
  'style-guide': () => import('./ar/style-guide.ts'),
  consent: () => import('./ar/consent.ts'),
  device: () => import('./ar/device.ts'),
};
