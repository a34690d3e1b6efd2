import type { messages as en } from '../en/install.ts';

export const messages: Record<keyof typeof en, string> = {
  'install.steps.title': 'أضف {name} إلى شاشتك الرئيسية',
  'install.steps.share': 'اضغط على «مشاركة». إن لم تجدها، فاضغط على النقاط الثلاث أولًا.',
  'install.steps.add': 'مرر قليلًا إلى الأسفل واختر «إضافة إلى الشاشة الرئيسية»، ثم «إضافة».',
  'install.steps.open': 'افتحه من الآن فصاعدًا من أيقونته.',
  'install.steps.why':
    'على iPhone وiPad لا ترسل الإشعارات إلا المواقع الموجودة على الشاشة الرئيسية. كما يُفتح من هناك بسرعة أكبر، حتى من دون اتصال.',
  'install.steps.aside':
    'ستحتاج إلى تسجيل الدخول هناك مرة أخرى. لإزالته، اضغط مطولًا على الأيقونة ثم احذفها.',
  // In the offered language, not the page's.
  'offer.text': 'هذا الموقع متاح بالعربية أيضًا.',
  'offer.accept': 'المتابعة بالعربية',
  'offer.notNow': 'ليس الآن',
};
