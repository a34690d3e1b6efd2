import { frame } from './es/parts/frame.ts';
import { home } from './es/parts/home.ts';
import { pages } from './es/parts/pages.ts';

export const messages = { ...frame, ...home, ...pages };

/** Messages that load with their feature rather than the first page. */
export const loadArea = (area: string) => import(`./es/${area}.ts`);
