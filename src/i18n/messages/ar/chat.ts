import type { messages as en } from '../en/chat.ts';

export const messages: Record<keyof typeof en, string> = {
  'chat.title': 'محادثة مع {name}',
  'chat.close': 'إغلاق المحادثة',
  'chat.awaited': 'جارٍ فتح المحادثة…',
  'chat.unavailable.title': 'المحادثة لا تُفتح',
  'chat.unavailable.text':
    'لم تُحمَّل الآن: قد يكون الاتصال بطيئًا، أو أن شيئًا في متصفحك يمنعها. نحن هنا على أي حال.',
  'chat.unavailable.tab': 'جرّب المحادثة في علامة تبويب خاصة بها',
  'chat.unavailable.help': 'ابحث في مركز المساعدة',
  'chat.unavailable.stores': 'اعثر على متجر قريب منك',
};
