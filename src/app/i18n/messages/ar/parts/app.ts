import type { app as en } from '../../en/parts/app.ts';

export const app: Record<keyof typeof en, string> = {
  'install.offer': 'أضف هذا الموقع إلى شاشتك الرئيسية: يُفتح أسرع ويعمل من دون اتصال.',
  'install.accept': 'تثبيت',
  'install.notNow': 'ليس الآن',
  'install.never': 'لا تسألني مرة أخرى',
  'install.how': 'أرني الطريقة',
  'install.button': 'تثبيت التطبيق',
};
