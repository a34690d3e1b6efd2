import type { messages as en } from '../en/system.ts';

export const messages: Record<keyof typeof en, string> = {
  'app.description': 'ألعاب كازينو ومراهنات رياضية على أي هاتف.',
  'app.description.play': 'ألعاب كازينو ومراهنات رياضية على أي هاتف، بنقود افتراضية.',
  'app.description.casino': 'ألعاب كازينو على أي هاتف.',
  'app.description.casino.play': 'ألعاب كازينو على أي هاتف، بنقود افتراضية.',
  'app.description.sports': 'مراهنات رياضية على أي هاتف.',
  'app.description.sports.play': 'مراهنات رياضية على أي هاتف، بنقود افتراضية.',
  'app.sports': 'الرياضة',
  'app.live': 'مباشر',
  'app.casino': 'الكازينو',
  'app.promotions': 'العروض',
  'app.screenshot': 'الصفحة الرئيسية',
  'app.push.news': 'لديك أخبار جديدة.',
  'app.push.open': 'فتح',
  'app.push.mute': 'تقليل هذه الإشعارات',
};
