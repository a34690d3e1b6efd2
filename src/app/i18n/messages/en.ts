import { app } from './en/app.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { pages } from './en/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };

/** Messages that come with what uses them, not with the first page. */
export const areas = {
  session: () => import('./en/session.ts'),
  chat: () => import('./en/chat.ts'),
  'sign-in': () => import('./en/sign-in.ts'),
  player: () => import('./en/player.ts'),
  push: () => import('./en/push.ts'),
  activity: () => import('./en/activity.ts'),
  games: () => import('./en/games.ts'),
  info: () => import('./en/info.ts'),
  help: () => import('./en/help.ts'),
  install: () => import('./en/install.ts'),
  // What the operating system shows: the installed app and its notifications. Read on the server.
  system: () => import('./en/system.ts'),
  play: () => import('./en/play.ts'),
  promotion: () => import('./en/promotion.ts'),
  stores: () => import('./en/stores.ts'),
  'style-guide': () => import('./en/style-guide.ts'),
  consent: () => import('./en/consent.ts'),
  device: () => import('./en/device.ts'),
};
