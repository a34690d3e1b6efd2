import { frame } from './ar/parts/frame.ts';
import { home } from './ar/parts/home.ts';
import { pages } from './ar/parts/pages.ts';

export const messages = { ...frame, ...home, ...pages };

/** Messages that load with their feature rather than the first page. */
export const loadArea = (area: string) => import(`./ar/${area}.ts`);
