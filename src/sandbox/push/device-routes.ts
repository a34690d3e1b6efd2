import * as v from 'valibot';
import type { PushDevice } from '../../operator/contract/types.ts';
import { newId } from '../accounts/token.ts';
import { language, line } from '../operator/fields.ts';
import { Problem } from '../operator/problem.ts';
import { type Route, route } from '../operator/route.ts';
import { isTimeZone } from '../operator/time-zone.ts';
import { endpointSchema, keysSchema } from './subscription.ts';

const family = 'operator';
const devicesPath = '/accounts/{accountCode}/push-devices';
/** SECURITY.md section 3: devices of one player. */
const MOST_DEVICES = 10;

const newDevice = v.strictObject({
  endpoint: endpointSchema,
  keys: keysSchema,
  language,
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'time_zone_invalid')),
  label: line(80),
});

interface Kept extends PushDevice {
  readonly accountCode: string;
  readonly endpoint: string;
}

/** The player's own devices: kept by whoever is signed in there. */
export function deviceRoutes(): readonly Route[] {
  const kept = new Map<string, Kept>();
  const devicesOf = (accountCode: string) =>
    [...kept.values()].filter((device) => device.accountCode === accountCode);
  return [
    route({
      operation: 'listPushDevices',
      family,
      method: 'GET',
      path: devicesPath,
      access: 'player',
      handle: ({ player }) => ({
        status: 200,
        value: {
          devices: devicesOf(player.accountCode).map(({ id, label, addedAt, seenAt }) => ({
            id,
            label,
            addedAt,
            seenAt,
          })),
        },
      }),
    }),
    route({
      operation: 'keepPushDevice',
      family,
      method: 'PUT',
      path: devicesPath,
      access: 'player',
      body: newDevice,
      handle({ player, body: { endpoint, label }, now }) {
        const { accountCode } = player;
        const before = kept.get(endpoint);
        if (before?.accountCode !== accountCode && devicesOf(accountCode).length >= MOST_DEVICES) {
          throw new Problem(409, 'push_limit', 'There are ten devices already');
        }
        const id = before?.accountCode === accountCode ? before.id : newId();
        const seenAt = now.toISOString();
        const addedAt = before?.id === id ? before.addedAt : seenAt;
        kept.set(endpoint, { id, accountCode, endpoint, label, addedAt, seenAt });
        return { status: 200, value: { id } };
      },
    }),
    route({
      operation: 'forgetPushDevice',
      family,
      method: 'DELETE',
      path: `${devicesPath}/{id}`,
      access: 'player',
      handle({ player, params }) {
        const device = devicesOf(player.accountCode).find(({ id }) => id === params.id);
        if (device !== undefined) kept.delete(device.endpoint);
        return { status: 204 };
      },
    }),
  ];
}
