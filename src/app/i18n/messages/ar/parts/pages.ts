import type { pages as en } from '../../en/parts/pages.ts';

export const pages: Record<keyof typeof en, string> = {
  'pages.retry': 'إعادة المحاولة',
  'pages.home': 'إلى الصفحة الرئيسية',
  'pages.games': 'عرض الألعاب',
  'pages.sports': 'عرض الرياضات',
  'pages.promotions': 'تصفّح العروض',
  'pages.help': 'مركز المساعدة',
  'pages.stores': 'متاجر المراهنات',
  'pages.trail': 'مكانك في الموقع',
  'pages.failed.title': 'تعذّر تحميل هذا الجزء',
  'pages.failed.text': 'كل ما عداه يعمل. حاول مرة أخرى بعد قليل.',

  'games.title': 'الألعاب',

  'sports.suspended.one': 'معلّق',
  'sports.minute': 'الدقيقة {minute}',

  'promotions.title': 'العروض',

  'maintenance.title': 'نعود بعد لحظات',
  'maintenance.text':
    'الموقع مغلق للصيانة. أموالك ورهاناتك في أمان. قد تحتاج إلى إعادة كتابة ما لم ترسله.',
  'maintenance.looking': 'تتحقق هذه الصفحة كل 30 ثانية من عودتنا، ثم تعيدك إلى حيث كنت.',
  'maintenance.now': 'تحقّق الآن',
  'maintenance.still': 'ليس بعد. نواصل التحقق.',
  'maintenance.contact': 'هل تحتاج إلينا في هذه الأثناء؟',

  'error.title': 'لم تُحمَّل هذه الصفحة',
  'error.text': 'لم تفقد شيئًا. حاول مرة أخرى بعد قليل.',
  'error.offline.title': 'هذه الصفحة غير محفوظة على هذا الجهاز',
  'error.offline.text':
    'أنت غير متصل. تُفتح الصفحة من تلقاء نفسها عند عودة الاتصال. وحتى ذلك الحين، يمكنك فتح هذه:',
  'error.offline.empty': 'أنت غير متصل. تُفتح الصفحة من تلقاء نفسها عند عودة الاتصال.',
  'error.saved': 'محفوظة على هذا الجهاز',
};
