import { promotions } from '../catalogue/promotions.ts';
import type { PartContext } from '../operator/part.ts';
import { unknownPath } from '../operator/problem.ts';
import { type Route, route } from '../operator/route.ts';

const family = 'operator';
const path = '/accounts/{accountCode}/promotions/{slug}';

/** Opting into promotions (PGS-1). */
export function promotionRoutes({ database }: PartContext): readonly Route[] {
  return [
    route({
      operation: 'listPromotionOptIns',
      family,
      method: 'GET',
      path: '/accounts/{accountCode}/promotions',
      access: 'player',
      handle({ player }) {
        const rows = database
          .prepare('SELECT slug, at FROM promotion_opt_ins WHERE account_code = ? ORDER BY at DESC')
          .all(player.accountCode);
        const optIns = rows.map(({ slug, at }) => ({ slug: String(slug), at: String(at) }));
        return { status: 200, value: { promotions: optIns } };
      },
    }),
    route({
      operation: 'joinPromotion',
      family,
      method: 'PUT',
      path,
      access: 'player',
      handle({ player, params, now }) {
        if (promotions.every(({ slug }) => slug !== params.slug)) throw unknownPath();
        database
          .prepare('INSERT OR IGNORE INTO promotion_opt_ins VALUES (?, ?, ?)')
          .run(player.accountCode, params.slug, now.toISOString());
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
        database
          .prepare('DELETE FROM promotion_opt_ins WHERE account_code = ? AND slug = ?')
          .run(player.accountCode, params.slug);
        return { status: 204 };
      },
    }),
  ];
}
