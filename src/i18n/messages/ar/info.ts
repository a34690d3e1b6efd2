import type { messages as en } from '../en/info.ts';
import { print } from './print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'info.contents': 'في هذه الصفحة',
  'info.others': 'قد يفيدك أيضًا',
  'info.revised': 'آخر تعديل في',
};
