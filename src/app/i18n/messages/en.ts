import { frame } from './en/parts/frame.ts';
import { home } from './en/parts/home.ts';
import { pages } from './en/parts/pages.ts';

export const messages = { ...frame, ...home, ...pages };

/** Messages that load with their feature rather than the first page. */
export const loadArea = (area: string) => import(`./en/${area}.ts`);
