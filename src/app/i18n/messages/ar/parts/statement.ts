import type { statement as en } from '../../en/parts/statement.ts';

export const statement: Record<keyof typeof en, string> = {
  'activity.statement.signed': 'كشف موقّع يضم كل جولة',
  'statement.title': 'كشف الجلسة',
  'statement.intro': 'جلسة لعب واحدة بتوقيعنا. تحقّق جهازك من التوقيع والأرقام.',
  'statement.verified': 'تم التحقق',
  'statement.verified.text':
    'التوقيع لنا، ولم يتغير شيء، والرهانات والأرباح والجولات والأرصدة متطابقة.',
  'statement.notVerified': 'لم يتم التحقق',
  'statement.notSigned': 'التوقيع لا يطابق هذا الكشف. لا تعتمد عليه، وتواصل مع فريق الدعم.',
  'statement.fault.stakes': 'مجموع رهانات الجولات لا يساوي الإجمالي.',
  'statement.fault.wins': 'مجموع أرباح الجولات لا يساوي الإجمالي.',
  'statement.fault.rounds': 'عدد الجولات لا يطابق الإجمالي.',
  'statement.fault.balance': 'الرصيد قبل الجلسة وبعدها لا يطابق الجولات.',
  'statement.fault.hash': 'الجولات لا تطابق بصمتها في الكشف.',
  'statement.fault.unread':
    'تعذّر تحميل الجولات، لذلك لم يتم التحقق منها. أعد تحميل الصفحة للمحاولة مرة أخرى.',
  'statement.fault.seed': 'البذرة لا تطابق البصمة المعروضة قبل اللعب.',
  'statement.missing.title': 'لم يُعثر على كشف',
  'statement.missing.text':
    'لا توجد جلسة كهذه في حسابك، أو أنها ما زالت جارية. يظهر الكشف عند انتهاء الجلسة.',
  'statement.reason': 'كيف انتهت',
  'statement.reason.left': 'خرجت من اللعبة',
  'statement.reason.time': 'انتهى الوقت الذي حددته',
  'statement.reason.loss': 'بلغت حد الخسارة الذي حددته',
  'statement.reason.inactive': 'انتهت لعدم النشاط',
  'statement.reason.signed-out': 'سجّلت خروجك',
  'statement.reason.taken-over': 'أُنهيت من علامة تبويب أخرى أو جهاز آخر',
  'statement.reason.excluded': 'بدأت استراحة أو استبعاد ذاتي',
  'statement.other': 'معاملات أخرى خلال الجلسة',
  'statement.account': 'الحساب',
  'statement.issuer': 'صادر عن',
  'statement.save.jws': 'حفظ مع التوقيع',
  'statement.save.json': 'حفظ البيانات (JSON)',
  'statement.rounds': 'الجولات: {count}',
  'statement.rounds.many':
    'عدد الجولات أكبر من أن تُعرض هنا. احفظ بيانات الكشف (JSON) لتراها كلها. يتضمن الكشف بصمتها، فيظهر أي تغيير فيها.',
  'statement.rounds.none': 'لم تُلعب أي جولة.',
  'statement.round': 'الجولة',
  'statement.at': 'الوقت',
  'statement.stake': 'الرهان',
  'statement.win': 'الربح',
};
