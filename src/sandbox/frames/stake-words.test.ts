import { expect, test } from 'vitest';
import { wordsAr as slotAr } from './slot/words-ar.ts';
import { wordsEn as slotEn } from './slot/words-en.ts';
import { wordsEs as slotEs } from './slot/words-es.ts';
import { wordsAr as bookAr } from './sportsbook/words-ar.ts';
import { wordsEn as bookEn } from './sportsbook/words-en.ts';
import { wordsEs as bookEs } from './sportsbook/words-es.ts';
import { wordsAr as tableAr } from './table/words-ar.ts';
import { wordsEn as tableEn } from './table/words-en.ts';
import { wordsEs as tableEs } from './table/words-es.ts';

test.each([
  ['en', slotEn, tableEn, bookEn],
  ['es', slotEs, tableEs, bookEs],
  ['ar', slotAr, tableAr, bookAr],
])(
  'CFG-2 SPT-3 names the stake alike in slots, tables and the sportsbook in %s',
  (_, slot, table, book) => {
    expect([slot.stake, table.stake]).toEqual([book.stake, book.stake]);
    expect([table.lessStake, table.moreStake]).toEqual([slot.lessStake, slot.moreStake]);
  },
);
