import type { messages as en } from '../en/install.ts';

export const messages: Record<keyof typeof en, string> = {
  'install.steps.title': 'ضع {name} على شاشتك الرئيسية',
  'install.steps.share': 'المس «مشاركة». إن لم تجدها فهي تحت النقاط الثلاث.',
  'install.steps.add': 'مرر قليلًا إلى الأسفل واختر «إضافة إلى الشاشة الرئيسية»، ثم «إضافة».',
  'install.steps.open': 'افتحه من الآن بأيقونته.',
  'install.steps.why':
    'لماذا؟ على iPhone وiPad لا تصل الإشعارات إلا إلى المواقع الموضوعة على الشاشة الرئيسية. كما يفتح هناك أسرع، وحتى من دون اتصال.',
  'install.steps.aside':
    'تسجّل الدخول هناك مرة أخرى: للأيقونة جلستها الخاصة. لإزالتها اضغط عليها مطولًا ثم احذفها.',
};
