import type { messages as english } from '../en/info.ts';
import { print } from './print.ts';

export const messages: Record<keyof typeof english, string> = {
  ...print,
  'info.contents': 'En esta página',
  'info.others': 'También te puede interesar',
  'info.revised': 'Última modificación:',
};
