import type { messages as en } from '../en/chat.ts';

export const messages: Record<keyof typeof en, string> = {
  'chat.title': 'محادثة مع {name}',
  'chat.close': 'إغلاق المحادثة',
  'chat.awaited': 'جارٍ فتح المحادثة…',
  'chat.unavailable.title': 'لم تُفتح المحادثة',
  'chat.unavailable.text':
    'قد يكون اتصالك بطيئًا، أو ربما يحظر شيء في متصفحك المحادثة. يمكنك التواصل معنا بطريقة أخرى.',
  'chat.unavailable.tab': 'فتح المحادثة في علامة تبويب جديدة',
  'chat.unavailable.help': 'الانتقال إلى مركز المساعدة',
  'chat.unavailable.stores': 'اعثر على متجر قريب منك',
};
