import type { app as en } from '../en/app.ts';

export const app: Record<keyof typeof en, string> = {
  'app.description': 'ألعاب كازينو ومراهنات رياضية بنقود افتراضية، على أي هاتف، وحتى من دون اتصال.',
  'app.sports': 'الرياضة',
  'app.live': 'مباشر',
  'app.casino': 'الكازينو',
  'app.promotions': 'العروض',
  'app.screenshot': 'الصفحة الرئيسية',
  'app.push.news': 'لديك أخبار جديدة.',
  'app.push.open': 'فتح',
  'app.push.mute': 'تقليل هذه الإشعارات',
  'install.offer': 'ضع هذا الموقع على شاشتك الرئيسية: يفتح أسرع ويعمل من دون اتصال.',
  'install.accept': 'تثبيت',
  'install.notNow': 'ليس الآن',
  'install.never': 'لا تسألني مرة أخرى',
  'install.how': 'أرني الطريقة',
  'install.button': 'تثبيت التطبيق',
};
