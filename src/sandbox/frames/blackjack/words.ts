import type { BlackjackMove, HandResult } from '../../games/blackjack/blackjack-api.ts';
import type { TableLanguage } from '../table/wording.ts';

interface BlackjackWords {
  dealer: string;
  hand: (number: number) => string;
  yourHand: string;
  /** Describes a hand for screen readers. */
  lies: (whose: string, cards: string, total: string) => string;
  soft: (total: string) => string;
  moves: Record<BlackjackMove, string>;
  /** Label of a move that costs a further stake. */
  costs: (move: string, amount: string) => string;
  results: Record<HandResult, string>;
  turn: string;
  turnOf: (number: number) => string;
  insurance: string;
  rules: string;
  ruleTexts: string[];
}

const en: BlackjackWords = {
  dealer: 'Dealer',
  hand: (number) => `Hand ${number}`,
  yourHand: 'Your hand',
  lies: (whose, cards, total) => `${whose}: ${cards}. Total ${total}.`,
  soft: (total) => `soft ${total}`,
  moves: {
    insure: 'Insurance',
    decline: 'No insurance',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
  },
  costs: (move, amount) => `${move} for ${amount}`,
  results: {
    blackjack: 'Blackjack',
    win: 'Win',
    push: 'Push',
    lose: 'Lose',
    bust: 'Bust',
  },
  turn: 'Your turn.',
  turnOf: (number) => `Your turn: hand ${number}.`,
  insurance: 'The dealer shows an ace. Do you want insurance?',
  rules: 'Blackjack rules',
  ruleTexts: [
    'Get closer to 21 than the dealer without going over. Ten, jack, queen and king count 10; an ace counts 1 or 11.',
    'Six decks, shuffled for every round. The dealer draws to 16 and stands on every 17, soft 17 included.',
    'A blackjack, an ace and a card that counts 10 as your first two cards, pays 3:2. Any other win pays 1:1. On equal totals your stake is returned.',
    'Double any first two cards: your stake doubles and you get one more card.',
    'Split two cards of the same value once, for a second stake. You can double after a split. Split aces get one card each, and 21 after a split is not a blackjack.',
    'Insurance costs half your stake when the dealer shows an ace, and pays 2:1 if the dealer has a blackjack.',
    'The dealer checks for a blackjack under an ace or a card that counts 10 before you play.',
    'A hand that you leave is settled without insurance and stands on the cards it has.',
  ],
};

const es: BlackjackWords = {
  dealer: 'Crupier',
  hand: (number) => `Mano ${number}`,
  yourHand: 'Tu mano',
  lies: (whose, cards, total) => `${whose}: ${cards}. Total ${total}.`,
  soft: (total) => `${total} blando`,
  moves: {
    insure: 'Seguro',
    decline: 'Sin seguro',
    hit: 'Pedir',
    stand: 'Plantarse',
    double: 'Doblar',
    split: 'Dividir',
  },
  costs: (move, amount) => `${move} por ${amount}`,
  results: {
    blackjack: 'Blackjack',
    win: 'Ganada',
    push: 'Empate',
    lose: 'Perdida',
    bust: 'Pasada',
  },
  turn: 'Tu turno.',
  turnOf: (number) => `Tu turno: mano ${number}.`,
  insurance: 'El crupier muestra un as. ¿Quieres seguro?',
  rules: 'Reglas del blackjack',
  ruleTexts: [
    'Acércate a 21 más que el crupier sin pasarte. El diez, la jota, la reina y el rey valen 10; el as vale 1 u 11.',
    'Seis barajas, mezcladas en cada jugada. El crupier pide hasta 16 y se planta con 17, también con 17 blando.',
    'Un blackjack, un as y un diez como dos primeras cartas, paga 3:2. Las demás manos ganadas pagan 1:1. Si empatáis, recuperas tu apuesta.',
    'Puedes doblar con tus dos primeras cartas: la apuesta se duplica y recibes una carta más.',
    'Puedes dividir una vez dos cartas del mismo valor, con una segunda apuesta, y doblar después. Los ases divididos reciben una carta cada uno, y 21 tras dividir no es blackjack.',
    'El seguro cuesta la mitad del importe cuando el crupier muestra un as, y paga 2:1 si tiene blackjack.',
    'El crupier comprueba si tiene blackjack con un as o un diez antes de que juegues.',
    'Una mano que abandonas se resuelve sin seguro y se planta con las cartas que tiene.',
  ],
};

const ar: BlackjackWords = {
  dealer: 'الموزّع',
  hand: (number) => `اليد ${number}`,
  yourHand: 'يدك',
  lies: (whose, cards, total) => `${whose}: ${cards}. المجموع ${total}.`,
  soft: (total) => `${total} مرن`,
  moves: {
    insure: 'تأمين',
    decline: 'بلا تأمين',
    hit: 'اسحب',
    stand: 'اثبت',
    double: 'ضاعف',
    split: 'اقسم',
  },
  costs: (move, amount) => `${move} مقابل ${amount}`,
  results: {
    blackjack: 'بلاك جاك',
    win: 'فوز',
    push: 'تعادل',
    lose: 'خسارة',
    bust: 'تجاوزت 21',
  },
  turn: 'دورك.',
  turnOf: (number) => `دورك: اليد ${number}.`,
  insurance: 'أظهر الموزّع آسًا. هل تريد التأمين؟',
  rules: 'قواعد البلاك جاك',
  ruleTexts: [
    'اقترب من 21 أكثر من الموزّع دون أن تتجاوزها. العشرة والشاب والملكة والملك بعشر نقاط، والآس بنقطة أو 11.',
    'ست رزم تُخلط لكل جولة. يسحب الموزّع حتى 16 ويثبت عند كل 17، بما فيها 17 المرنة.',
    'البلاك جاك، أي آس وعشرة في أول ورقتين، يدفع 3:2. أي فوز آخر يدفع 1:1. عند التعادل تستعيد رهانك.',
    'يمكنك المضاعفة بأول ورقتين: يتضاعف رهانك وتأخذ ورقة واحدة.',
    'يمكنك قسمة ورقتين متساويتي القيمة مرة واحدة برهان ثانٍ، والمضاعفة بعدها. كل آس مقسوم يأخذ ورقة واحدة، و21 بعد القسمة ليست بلاك جاك.',
    'التأمين بنصف رهانك عندما يُظهر الموزّع آسًا، ويدفع 2:1 إذا كان لديه بلاك جاك.',
    'يتحقق الموزّع من البلاك جاك تحت الآس أو العشرة قبل أن تلعب.',
    'اليد التي تتركها تُسوّى بلا تأمين وتثبت على أوراقها.',
  ],
};

export const blackjackWords: Readonly<Record<TableLanguage, BlackjackWords>> = { en, es, ar };
