import type { OperatorPart } from '../operator/part.ts';
import { promotionRoutes } from './promotion-routes.ts';

/** The players' promotion opt-ins. Times are RFC 3339. */
export const promotionsPart: OperatorPart = {
  tables: `
    CREATE TABLE promotion_opt_ins (
      account_code TEXT NOT NULL REFERENCES accounts,
      slug TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (account_code, slug)
    ) STRICT, WITHOUT ROWID;
  `,
  seed() {},
  routes: promotionRoutes,
};
