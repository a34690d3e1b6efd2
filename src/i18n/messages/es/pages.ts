import type { pages as en } from '../en/pages.ts';

export const pages: Record<keyof typeof en, string> = {
  'pages.title': 'Páginas',
};
