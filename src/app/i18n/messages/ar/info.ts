import type { messages as en } from '../en/info.ts';
import { print } from './parts/print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'info.contents': 'في هذه الصفحة',
  'info.others': 'قد يفيدك أيضًا',
  'info.revised': 'آخر تحديث في',

  'landing.register': 'إنشاء حساب',

  'payments.title': 'الإيداع والسحب',
  'payments.intro': 'كل طرق الدفع، بحدودها وتكلفتها والوقت الذي تستغرقه.',
  'payments.deposit': 'الإيداع',
  'payments.withdrawal': 'السحب',
  'payments.notPossible': 'غير متاح بهذه الطريقة.',
  'payments.amount': 'المبلغ',
  'payments.between': 'من {least} إلى {most}',
  'payments.fee': 'الرسوم',
  'payments.free': 'بلا رسوم',
  'payments.time': 'مدة الوصول',
  'payments.atOnce': 'فورًا',
  'payments.span': 'من {least} إلى {most}',
  'payments.workingDays':
    '{count, plural, one {يوم عمل واحد} two {# من أيام العمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
  'payments.none.title': 'لا توجد طرق دفع بعد',
  'payments.none.text': 'تواصل معنا لنخبرك كيف تودع وتسحب.',

  'sitemap.promotions': 'جميع العروض',
  'sitemap.studios': 'جميع المزوّدين',
  'sitemap.help': 'المساعدة حسب الموضوع',
  'sitemap.stores': 'جميع المتاجر',
  'sitemap.texts': 'الشروط والسياسات',
  'sitemap.title': 'خريطة الموقع',
  'sitemap.intro': 'كل صفحات الموقع في صفحة واحدة.',
};
