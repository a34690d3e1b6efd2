import { createIdempotency } from '../operator/idempotency.ts';
import type { OperatorPart } from '../operator/part.ts';
import { activityRoutes } from './activity-routes.ts';
import { confirmationRoutes } from './confirmation-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { createLedger } from './ledger.ts';
import { ledgerFaults } from './ledger-check.ts';
import { limitRoutes } from './limit-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import type { PlanBet } from './seed-history.ts';
import { seedWallet } from './seed-wallet.ts';
import { slotSessionRoutes } from './slot-session-routes.ts';
import { walletTables } from './tables.ts';

/** The part for players' money, play and limits. @param planBet plans the bets of the seeded players */
export const walletPart = (planBet: PlanBet): OperatorPart => ({
  tables: walletTables,
  seed: (database, now) => seedWallet(database, now, planBet),
  routes({ database, settings, slowBank, now, log }) {
    // Clock for the triggers at the end of a player's session (slot-session-tables.ts, presence.ts).
    database.function('operator_clock', () => now().toISOString());
    for (const fault of ledgerFaults(database)) log(`sandbox: the ledger is not sound: ${fault}`);
    const ledger = createLedger(database);
    const idempotency = createIdempotency(database, now);
    return [
      ...paymentRoutes(ledger, idempotency, slowBank),
      ...activityRoutes(ledger),
      ...limitRoutes(ledger, idempotency, settings),
      ...confirmationRoutes(database),
      ...slotSessionRoutes(ledger),
      ...deviceRoutes,
    ];
  },
});
