import type { TableSpotWords } from './table-words-en.ts';

export const tableWordsAr: TableSpotWords = {
  spots: {
    ...{ small: 'صغير (4–10)', big: 'كبير (11–17)', odd: 'فردي', even: 'زوجي' },
    ...{ 'any-triple': 'أي ثلاثية', under: 'أقل من 7', seven: 'سبعة', over: 'أكثر من 7' },
    ...{ double: 'أي زوج متماثل', pass: 'خط المرور', 'dont-pass': 'عدم المرور', field: 'الحقل' },
    ...{ 'any-seven': 'أي سبعة', 'any-craps': 'أي كرابس', eleven: 'أحد عشر' },
  },
  numbered: {
    total: (number) => `المجموع ${number}`,
    single: (number) => `${number} على أي نرد`,
    pair: (number, other) => `${number} و${other}`,
    double: (number) => `زوج ${number}`,
    triple: (number) => `ثلاثية ${number}`,
  },
  field: (pay) => `الخانة ${pay}`,
  groupNames: {
    ...{ even: 'الرهانات الرئيسية', total: 'المجموع', single: 'رقم واحد', pair: 'رقمان' },
    ...{ double: 'الأزواج', triple: 'الثلاثيات', line: 'رهانات الخط', field: 'خانات العجلة' },
    once: 'على الرمية الأولى فقط',
  },
  pays: (pay) => `يدفع ${pay} إلى 1`,
  bet: 'الرهان',
  payout: 'يدفع',
  returned: 'العائد للاعب',
  dice: (dice, total) => `النرد ${dice}: المجموع ${total}.`,
  rolls: (rolls) => `الرميات: ${rolls}.`,
  stopped: (pay) => `توقفت العجلة عند ${pay}.`,
};
