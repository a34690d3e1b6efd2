import type { PushStore } from '../ports.ts';
import { campaignCalls } from './campaigns.ts';
import { deliveryCalls } from './deliveries.ts';
import { deviceCalls } from './devices.ts';
import { fanOutCalls } from './fan-out.ts';
import type { SqlDatabase } from './sql.ts';
import { makeTables } from './tables.ts';

/** Opens the store on either database and creates its tables. */
export async function openPushStore(database: SqlDatabase): Promise<PushStore> {
  await makeTables(database);
  return {
    ...deviceCalls(database),
    ...campaignCalls(database),
    ...fanOutCalls(database),
    ...deliveryCalls(database),
    close: () => database.close(),
  };
}
