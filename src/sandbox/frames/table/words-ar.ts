import { gameWordsAr } from '../game/words-ar.ts';
import type { TableWords } from './words-en.ts';

const RANKS: Readonly<Record<string, string>> = {
  A: 'آس',
  T: '10',
  J: 'شاب',
  Q: 'ملكة',
  K: 'ملك',
};
const SUITS: Readonly<Record<string, string>> = {
  S: 'البستوني',
  H: 'القلوب',
  D: 'الديناري',
  C: 'السباتي',
};

export const wordsAr: TableWords = {
  ...gameWordsAr,
  card: (card) => `${RANKS[card.charAt(0)] ?? card.charAt(0)} ${SUITS[card.charAt(1)] ?? ''}`,
  faceDown: 'ورقة مقلوبة',
  stake: 'مبلغ الرهان',
  lessStake: 'خفض المبلغ',
  moreStake: 'رفع المبلغ',
  dealFor: (stake) => `وزّع مقابل ${stake}`,
  balanceNow: (amount) => `الرصيد ${amount}.`,
  start: 'اختر المبلغ ثم وزّع.',
  back: (amount) => `تستعيد ${amount} من رهانك.`,
  everyTable: [
    'يحدد الخادم ترتيب أوراق اللعب قبل توزيعها. إذا انقطع اتصالك فستجد يدك كما تركتها.',
    'إذا انتهت جلستك أثناء اللعب، تُسوّى يدك فورًا وفق القواعد أعلاه.',
  ],
  returns: (percent) =>
    `العائد للاعب: نحو ${percent} من كل الرهانات على المدى الطويل بأفضل طريقة لعب. قد تنتهي جلسة واحدة بنتيجة أعلى من ذلك أو أقل منه بكثير.`,
  fairnessText:
    'تأتي كل أوراق هذه الجلسة من بذرة عشوائية اختيرت قبل الجولة الأولى. بصمتها SHA-256 أدناه، والبذرة نفسها في كشف الجلسة الموقّع. للجولة n رقّم أوراق اللعب من 0: من الآس إلى الملك في البستوني ثم القلوب ثم الديناري ثم السباتي، رزمة بعد رزمة. رتّب هذه الأرقام حسب HMAC-SHA256 (بالنظام الست عشري) والبذرة هي المفتاح والنص هو n:الرقم. هذا هو ترتيب التوزيع.',
};
