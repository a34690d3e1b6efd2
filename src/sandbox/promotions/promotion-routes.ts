import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger, type Owner } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { assertMayJoin, join, leave, listOptIns } from './opt-ins.ts';

const family = 'operator';
const path = '/accounts/{accountCode}/promotions/{slug}';

/** Opting in to promotions (PGS-1). */
export function promotionRoutes({ database, findPromotion }: PartContext): readonly Route[] {
  const ledger = createLedger(database);

  /** Changes an opt-in after ending everything that is due for the player. */
  function change(accountCode: string, now: Date, work: (owner: Owner) => void): void {
    inTransaction(database, () => {
      const owner = ownerOf(ledger, accountCode);
      endDue(ledger, owner, now);
      work(owner);
    });
  }

  return [
    route({
      operation: 'listPromotionOptIns',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/promotions',
      access: 'player',
      handle: ({ player, now }) => ({
        status: 200,
        value: listOptIns(database, settledOwner(ledger, player.accountCode, now)),
      }),
    }),
    route({
      operation: 'joinPromotion',
      family,
      method: 'PUT',
      path,
      access: 'player',
      handle({ player, params, now }) {
        const { slug } = params;
        const promotion = findPromotion(slug);
        change(player.accountCode, now, (owner) => {
          assertMayJoin(database, player, { slug, promotion }, now);
          join(ledger, owner, slug, now);
        });
        return { status: 204 };
      },
    }),
    route({
      operation: 'leavePromotion',
      family,
      method: 'DELETE',
      path,
      access: 'player',
      handle({ player, params, now }) {
        change(player.accountCode, now, (owner) => leave(ledger, owner, params.slug, now));
        return { status: 204 };
      },
    }),
  ];
}
