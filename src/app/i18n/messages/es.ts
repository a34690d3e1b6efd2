import { app } from './es/parts/app.ts';
import { frame } from './es/parts/frame.ts';
import { home } from './es/parts/home.ts';
import { pages } from './es/parts/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };

/** Messages that come with what uses them, not with the first page: one of the files in the language's folder. */
export const loadArea = (area: string) => import(`./es/${area}.ts`);
