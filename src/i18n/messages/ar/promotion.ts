import type { messages as en } from '../en/promotion.ts';

export const messages: Record<keyof typeof en, string> = {
  'promotion.optIn': 'أنت تختار المشاركة: لا شيء يبدأ من تلقاء نفسه.',
  'promotion.login': 'سجّل الدخول للمشاركة',
  'promotion.join': 'شارك',
  'promotion.joined': 'أنت مشارك منذ {date}.',
  'promotion.leave': 'إيقاف المشاركة',
  'promotion.over': 'انتهى هذا العرض.',
  'promotion.coming': 'يمكنك المشاركة عندما يبدأ.',
  'promotion.unread': 'لم نتمكن من معرفة ما إذا كنت مشاركًا.',
  'promotion.documents': 'إلى مستنداتي',
  'promotion.refused.excluded': 'أنت في استراحة من اللعب، والعروض تنتظر معك.',
  'promotion.refused.blocked':
    'حسابك محظور حاليًا، فلا يمكنه المشاركة. يستطيع فريق الدعم إخبارك بالسبب.',
  'promotion.refused.documents': 'أرنا أولًا من أنت: وثيقة الهوية غير موجودة أو انتهت صلاحيتها.',
  'promotion.refused.notStarted': 'لم يبدأ هذا العرض بعد.',
  'promotion.refused.offline': 'لا يوجد اتصال: لم يُرسل شيء. حاول مرة أخرى عند عودة الاتصال.',
  'promotion.refused.other': 'لم ينجح ذلك. حاول مرة أخرى بعد قليل.',
  'promotion.follow': 'أعلمني بأخبار هذا العرض',
  'promotion.follow.failed': 'لم يُحفظ ذلك. حاول مرة أخرى بعد قليل.',
  'promotion.terms': 'الشروط والأحكام',
  'promotion.all': 'جميع العروض',
  'promotion.play': 'العب فقط بما تستطيع تحمّل خسارته. +18.',
  'share.button': 'مشاركة',
  'share.copied': 'نُسخ الرابط.',
  'share.failed': 'تعذر نسخ الرابط: خذه من شريط العنوان.',
};
