import type { print as english } from '../../en/parts/print.ts';

export const print: Record<keyof typeof english, string> = {
  'print.button': 'Imprimir',
  'print.at': 'Impreso el {date}',
};
