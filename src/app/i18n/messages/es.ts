import type { AreaLoaders } from '../text.ts';
import { app } from './es/app.ts';
import { frame } from './es/frame.ts';
import { home } from './es/home.ts';
import { pages } from './es/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };

/** Messages that come with what uses them, not with the first page. */
export const areas: AreaLoaders = {
  session: () => import('./es/session.ts'),
  chat: () => import('./es/chat.ts'),
  'sign-in': () => import('./es/sign-in.ts'),
  player: () => import('./es/player.ts'),
  push: () => import('./es/push.ts'),
  activity: () => import('./es/activity.ts'),
  games: () => import('./es/games.ts'),
  info: () => import('./es/info.ts'),
  help: () => import('./es/help.ts'),
  install: () => import('./es/install.ts'),
  system: () => import('./es/system.ts'),
  play: () => import('./es/play.ts'),
  promotion: () => import('./es/promotion.ts'),
  stores: () => import('./es/stores.ts'),
  'style-guide': () => import('./es/style-guide.ts'),
  consent: () => import('./es/consent.ts'),
  device: () => import('./es/device.ts'),
};
