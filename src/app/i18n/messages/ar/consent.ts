import type { messages as en } from '../en/consent.ts';

export const messages: Record<keyof typeof en, string> = {
  'consent.title': 'إعدادات ملفات تعريف الارتباط',
  'consent.intro':
    'أنت تقرر ما تسمح به إضافةً إلى ما يحتاج إليه الموقع ليعمل. يمكنك تغيير رأيك متى شئت.',
  'consent.nothing':
    'لا شيء هنا يحتاج إلى موافقتك الآن: هذا الموقع لا يتتبعك ولا يعرض لك إعلانات. نحفظ اختيارك تحسبًا لأي تغيير.',
  'consent.necessary': 'الضرورية',
  'consent.necessary.text':
    'تسجيل الدخول، واللغة والمظهر، والأمان، والصفحات التي تفتح من دون اتصال. مفعّلة دائمًا.',
  'consent.analytics': 'التحليلات',
  'consent.analytics.text':
    'تحصي الزيارات وتبيّن لنا الصفحات المفيدة. لا تتضمن أبدًا مبالغ أو أسماء أو أرقام حسابات.',
  'consent.marketing': 'التسويق',
  'consent.marketing.text':
    'تُعلم الحملات بأنها أوصلتك إلى هنا، وتتيح لها أن تعرض لك عروضًا في أماكن أخرى.',
  'consent.party': 'تعمل التحليلات والتسويق عبر Google Tag Manager.',
  'consent.accept': 'قبول الكل',
  'consent.refuse': 'رفض الكل',
  'consent.save': 'حفظ اختياراتي',
  'consent.chosen': 'اخترت في {date}. نسألك مجددًا بعد 12 شهرًا، أو عندما تتغير هذه القائمة.',
  'consent.device': 'ما يحفظه هذا الموقع على هذا الجهاز',
};
