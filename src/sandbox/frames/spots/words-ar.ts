import { gameWordsAr } from '../game/words-ar.ts';
import { rulesAr } from './rules-ar.ts';
import { tableWordsAr } from './table-words-ar.ts';
import type { Words } from './words-en.ts';

export const wordsAr: Words = {
  ...gameWordsAr,
  ...rulesAr,
  ...tableWordsAr,
  chip: 'الفيشة',
  board: 'طاولة الرهان',
  more: 'رهانات الرقمين والصف والمربع والصفين',
  clear: 'مسح',
  repeat: 'تكرار',
  play: {
    ...{ roulette: 'أدِر', baccarat: 'وزّع', 'live-roulette': 'ضع الرهانات' },
    ...{ 'sic-bo': 'ارمِ', dice: 'ارمِ', craps: 'ارمِ', wheel: 'أدِر' },
  },
  staked: (amount) => `إجمالي الرهان ${amount}`,
  put: (spot, amount) => `${spot}: الرهان ${amount}`,
  nothing: 'لا شيء',
  number: (number) => `الرقم ${number}`,
  outside: {
    ...{ red: 'أحمر', black: 'أسود', even: 'زوجي', odd: 'فردي', low: '1 إلى 18' },
    ...{ high: '19 إلى 36', dozen1: 'الدزينة الأولى', dozen2: 'الدزينة الثانية' },
    ...{ dozen3: 'الدزينة الثالثة', column1: 'العمود الأول', column2: 'العمود الثاني' },
    ...{ column3: 'العمود الثالث', player: 'اللاعب', banker: 'البنك', tie: 'تعادل' },
  },
  groups: { split: 'رقمان', street: 'صف', corner: 'مربع', line: 'صفان' },
  odds: { player: '1 إلى 1', banker: '0.95 إلى 1', tie: '8 إلى 1' },
  start: 'اختر فيشة ثم الخانات التي تضعها عليها.',
  running: 'لا مزيد من الرهانات.',
  fell: (number, colour) => `${number} ${colour}.`,
  green: 'أخضر',
  red: 'أحمر',
  black: 'أسود',
  coup: (player, banker, winner) => `اللاعب ${player}، البنك ${banker}: ${winner}.`,
  winner: { player: 'يفوز اللاعب', banker: 'يفوز البنك', tie: 'تعادل' },
  points: (side, points) => `${side}: ${points}`,
  back: (amount) => `تستعيد ${amount}.`,
  dealer: (name) => `الموزّع: ${name}`,
  betsOpen: 'ضعوا رهاناتكم.',
  placed: (amount) => `رهاناتك بقيمة ${amount} على الطاولة.`,
  left: (seconds) => `${seconds} ث`,
  past: 'آخر الأرقام',
  roundSeed: (round) => `الجولة ${round}`,
};
