import { app } from './en/app.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { pages } from './en/pages.ts';

export const messages = { ...app, ...frame, ...home, ...pages };
