import type { PokerHand } from '../../games/video-poker/poker-hand.ts';
import type { TableLanguage } from '../table/wording.ts';

interface PokerWords {
  yourCards: (cards: string) => string;
  hold: string;
  choose: string;
  has: (hand: string) => string;
  draw: string;
  paytable: string;
  pays: (stake: string) => string;
  hands: Record<PokerHand, string>;
  rules: string;
  ruleTexts: string[];
}

const en: PokerWords = {
  yourCards: (cards) => `Your cards: ${cards}.`,
  hold: 'Hold',
  choose: 'Choose the cards to hold, then draw.',
  has: (hand) => `${hand}.`,
  draw: 'Draw',
  paytable: 'Paytable',
  pays: (stake) => `Wins for a stake of ${stake}.`,
  hands: {
    'royal-flush': 'Royal flush',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'two-pair': 'Two pair',
    'jacks-or-better': 'Jacks or better',
  },
  rules: 'Video poker rules: 9/6 Jacks or Better',
  ruleTexts: [
    'You get five cards from one deck, shuffled for every round.',
    'Hold any of them and draw once: every other card is replaced from the same deck.',
    'Your final hand is paid by the table above. The lowest hand that pays is a pair of jacks, queens, kings or aces.',
    'A hand that you leave is settled with all five cards held.',
  ],
};

const es: PokerWords = {
  yourCards: (cards) => `Tus cartas: ${cards}.`,
  hold: 'Retener',
  choose: 'Elige las cartas que quieres retener y cambia el resto.',
  has: (hand) => `${hand}.`,
  draw: 'Cambiar',
  paytable: 'Tabla de pagos',
  pays: (stake) => `Premios para un importe de ${stake}.`,
  hands: {
    'royal-flush': 'Escalera real',
    'straight-flush': 'Escalera de color',
    'four-of-a-kind': 'Póquer',
    'full-house': 'Full',
    flush: 'Color',
    straight: 'Escalera',
    'three-of-a-kind': 'Trío',
    'two-pair': 'Doble pareja',
    'jacks-or-better': 'Pareja de jotas o mejor',
  },
  rules: 'Reglas del videopóquer: 9/6 Jacks or Better',
  ruleTexts: [
    'Recibes cinco cartas de una baraja, mezclada en cada jugada.',
    'Retén las que quieras y cambia una vez: las demás se sustituyen con cartas de la misma baraja.',
    'La mano final se paga según la tabla de arriba. La mano más baja con premio es una pareja de jotas, reinas, reyes o ases.',
    'Una mano que abandonas se resuelve con las cinco cartas retenidas.',
  ],
};

const ar: PokerWords = {
  yourCards: (cards) => `أوراقك: ${cards}.`,
  hold: 'احتفظ',
  choose: 'اختر أوراق اللعب التي تحتفظ بها ثم اسحب.',
  has: (hand) => `${hand}.`,
  draw: 'اسحب',
  paytable: 'جدول المدفوعات',
  pays: (stake) => `الأرباح لرهان ${stake}.`,
  hands: {
    'royal-flush': 'رويال فلَش',
    'straight-flush': 'ستريت فلَش',
    'four-of-a-kind': 'أربعة متشابهة',
    'full-house': 'فُل هاوس',
    flush: 'فلَش',
    straight: 'ستريت',
    'three-of-a-kind': 'ثلاثة متشابهة',
    'two-pair': 'زوجان',
    'jacks-or-better': 'زوج شاب أو أعلى',
  },
  rules: 'قواعد فيديو بوكر: 9/6 جاكس أور بيتر',
  ruleTexts: [
    'تحصل على خمس أوراق من رزمة واحدة تُخلط لكل جولة.',
    'احتفظ بما تشاء واسحب مرة واحدة: تُستبدل بقية أوراق اليد من الرزمة نفسها.',
    'تُدفع يدك النهائية وفق الجدول أعلاه. أدنى يد رابحة زوج من الشباب أو الملكات أو الملوك أو الآسات.',
    'اليد التي تتركها تُسوّى مع الاحتفاظ بأوراق اللعب الخمس.',
  ],
};

export const pokerWords: Readonly<Record<TableLanguage, PokerWords>> = { en, es, ar };
