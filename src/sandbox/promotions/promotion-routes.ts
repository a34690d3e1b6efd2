import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { ownerOf } from '../wallet/owner.ts';
import { assertMayJoin, join, leave, listOptIns } from './opt-ins.ts';

const family = 'operator';
const path = '/accounts/{accountCode}/promotions/{slug}';

/** Opting in to promotions (PGS-1). */
export function promotionRoutes({ database, findPromotion }: PartContext): readonly Route[] {
  return [
    route({
      operation: 'listPromotionOptIns',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/promotions',
      access: 'player',
      handle: ({ player }) => ({
        status: 200,
        value: listOptIns(database, ownerOf({ database }, player.accountCode)),
      }),
    }),
    route({
      operation: 'joinPromotion',
      family,
      method: 'PUT',
      path,
      access: 'player',
      handle({ player, params, now }) {
        assertMayJoin(database, player, findPromotion(params.slug), now);
        join(database, player.accountCode, params.slug, now);
        return { status: 204 };
      },
    }),
    route({
      operation: 'leavePromotion',
      family,
      method: 'DELETE',
      path,
      access: 'player',
      handle({ player, params }) {
        leave(database, player.accountCode, params.slug);
        return { status: 204 };
      },
    }),
  ];
}
