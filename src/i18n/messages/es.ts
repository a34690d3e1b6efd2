import { app } from './es/app.ts';
import { frame } from './es/frame.ts';
import { home } from './es/home.ts';
import { pages } from './es/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };
