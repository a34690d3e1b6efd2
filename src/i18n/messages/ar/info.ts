import type { messages as en } from '../en/info.ts';

export const messages: Record<keyof typeof en, string> = {
  'info.contents': 'في هذه الصفحة',
  'info.others': 'قد يفيدك أيضًا',
  'info.print': 'طباعة',
  'info.printed': 'طُبعت في {date}',
  'info.revised': 'آخر تعديل في',
};
