import type { messages as en } from '../en/help.ts';
import { print } from './parts/print.ts';

export const messages: Record<keyof typeof en, string> = {
  ...print,
  'helpCentre.title': 'مركز المساعدة',
  'helpCentre.intro': 'إجابات واضحة، وفريق تتحدث إليه إن احتجت إلى مزيد من المساعدة.',
  'helpCentre.search': 'ابحث في مركز المساعدة',
  'helpCentre.apply': 'بحث',
  'helpCentre.found.title': 'نتائج البحث',
  'helpCentre.none.title': 'لم نعثر على إجابة',
  'helpCentre.none.text': 'جرّب كلمات أخرى أو أقل، أو تواصل معنا.',
  'helpCentre.none.clear': 'عرض جميع المواضيع',
  'helpCentre.topics': 'المواضيع',
  'helpCentre.count':
    '{count, plural, zero {لا إجابات} one {إجابة واحدة} two {إجابتان} few {# إجابات} many {# إجابة} other {# إجابة}}',
  'helpCentre.first': 'الأسئلة الأكثر شيوعًا',
  'helpCentre.empty.title': 'لا توجد إجابات بعد',
  'helpCentre.empty.text': 'نكتب الإجابات الآن. تواصل معنا في هذه الأثناء.',
  'helpCentre.unknown': 'لم تعد صفحة المساعدة هذه متاحة. إليك جميع الصفحات الأخرى.',

  'helpCentre.category.others': 'مواضيع أخرى',
  'helpCentre.article.open': 'قراءة الإجابة',
  'helpCentre.article.about': 'قراءة الإجابة: {question}',
  'helpCentre.article.updated': 'آخر تحديث في {date}',
  'helpCentre.article.more': 'إجابات ذات صلة',
  'helpCentre.article.before': 'السابقة',
  'helpCentre.article.next': 'التالية',

  'helpCentre.vote.title': 'هل كانت هذه الإجابة مفيدة؟',
  'helpCentre.vote.yes': 'نعم',
  'helpCentre.vote.no': 'لا',
  'helpCentre.vote.anonymous': 'تصويتك مجهول الهوية.',
  'helpCentre.vote.thanks': 'شكرًا لك. ما زال بإمكانك تغيير تصويتك.',
  'helpCentre.vote.sorry': 'شكرًا لك. سنراجع هذه الإجابة. إن احتجت إلى مساعدة، فتواصل معنا أدناه.',
  'helpCentre.vote.offline': 'لا يوجد اتصال، ولم يُرسل تصويتك. حاول مرة أخرى عند عودة الاتصال.',
  'helpCentre.vote.failed': 'تعذّر حفظ تصويتك. حاول مرة أخرى بعد قليل.',

  'helpCentre.contact.title': 'تواصل معنا',
  'helpCentre.contact.text': 'في الحالات العاجلة، اتصل بنا.',
  'helpCentre.contact.phone': 'اتصل بنا',
  'helpCentre.contact.mail': 'راسلنا',
  'helpCentre.contact.chat': 'المحادثة',
  'helpCentre.contact.chat.text': 'راسلنا من هنا',
  'helpCentre.contact.stores': 'زُرنا',
  'helpCentre.contact.stores.text': 'اعثر على أقرب متجر إليك',
};
