import { app } from './ar/app.ts';
import { frame } from './ar/frame.ts';
import { home } from './ar/home.ts';
import { pages } from './ar/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };
