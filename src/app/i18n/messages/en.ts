import { app } from './en/parts/app.ts';
import { frame } from './en/parts/frame.ts';
import { home } from './en/parts/home.ts';
import { pages } from './en/parts/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };

/** Messages that come with what uses them, not with the first page: one of the files in the language's folder. */
export const loadArea = (area: string) => import(`./en/${area}.ts`);
