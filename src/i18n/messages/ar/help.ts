import type { messages as en } from '../en/help.ts';
import { print } from './print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'helpCentre.title': 'مركز المساعدة',
  'helpCentre.intro': 'إجابات بكلمات واضحة، وأشخاص تتحدث معهم حين لا تكفي.',
  'helpCentre.search': 'ابحث في مركز المساعدة',
  'helpCentre.apply': 'بحث',
  'helpCentre.found.title': 'الإجابات التي وُجدت',
  'helpCentre.none.title': 'لم نكتب عن ذلك بعد',
  'helpCentre.none.text': 'جرّب كلمات أخرى أو أقل، أو اسألنا.',
  'helpCentre.none.clear': 'عرض جميع المواضيع',
  'helpCentre.topics': 'المواضيع',
  'helpCentre.count':
    '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
  'helpCentre.first': 'الأكثر سؤالًا',
  'helpCentre.empty.title': 'لا شيء هنا بعد',
  'helpCentre.empty.text': 'تُكتب الإجابات الآن. وحتى ذلك الحين، اسألنا.',
  'helpCentre.unknown': 'لم تعد صفحة المساعدة تلك موجودة. هذا كل ما عداها.',

  'helpCentre.category.others': 'مواضيع أخرى',
  'helpCentre.article.open': 'فتح هذه الإجابة',
  'helpCentre.article.about': 'فتح الإجابة: {question}',
  'helpCentre.article.updated': 'آخر تحديث في {date}',
  'helpCentre.article.more': 'إجابات أخرى في هذا الموضوع',
  'helpCentre.article.before': 'السابقة',
  'helpCentre.article.next': 'التالية',

  'helpCentre.vote.title': 'هل أفادك هذا؟',
  'helpCentre.vote.yes': 'نعم',
  'helpCentre.vote.no': 'لا',
  'helpCentre.vote.anonymous': 'رأيك لا يحمل اسمًا.',
  'helpCentre.vote.thanks': 'شكرًا لك. ما زال بإمكانك تغيير رأيك.',
  'helpCentre.vote.sorry': 'شكرًا على صراحتك: سننظر فيها من جديد. تحدث معنا أدناه.',
  'helpCentre.vote.offline': 'لا يوجد اتصال: لم يُرسل رأيك. حاول مرة أخرى عند عودة الاتصال.',
  'helpCentre.vote.failed': 'لم يصل رأيك. حاول مرة أخرى بعد قليل.',

  'helpCentre.contact.title': 'تحدث معنا',
  'helpCentre.contact.text': 'إن كان الأمر عاجلًا فاتصل: سيجيبك أحد.',
  'helpCentre.contact.phone': 'اتصل',
  'helpCentre.contact.mail': 'اكتب',
  'helpCentre.contact.chat': 'محادثة',
  'helpCentre.contact.chat.text': 'هنا كتابةً',
  'helpCentre.contact.stores': 'زُرنا',
  'helpCentre.contact.stores.text': 'اعثر على أقرب متجر إليك',
};
