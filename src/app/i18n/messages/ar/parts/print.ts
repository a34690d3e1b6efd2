import type { print as en } from '../../en/parts/print.ts';

export const print: Record<keyof typeof en, string> = {
  'print.button': 'طباعة',
  'print.at': 'طُبعت في {date}',
};
