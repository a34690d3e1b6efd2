import type { messages as english } from '../en/info.ts';

export const messages: Record<keyof typeof english, string> = {
  'info.contents': 'En esta página',
  'info.others': 'También te puede interesar',
  'info.print': 'Imprimir',
  'info.printed': 'Impreso el {date}',
  'info.revised': 'Última modificación:',
};
