import type { Device } from '../../push/ports.ts';
import { deviceSchema } from '../../push/service/subscription.ts';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { timeOf } from '../operator/row.ts';
import type { PushDesk } from './push-desk.ts';

const family = 'operator';
const devicesPath = '/accounts/{accountCode}/push-devices';

/** The player's own devices. A device belongs to the player who is logged in on it. */
export function deviceRoutes({ open, origins }: PushDesk): readonly Route[] {
  return [
    route({
      operation: 'listPushDevices',
      family,
      method: 'GET',
      path: devicesPath,
      access: 'player',
      async handle({ player }) {
        const { store } = await open();
        const devices = await store.devicesOf(player.accountCode);
        return { status: 200, value: { devices: devices.map(shown) } };
      },
    }),
    route({
      operation: 'keepPushDevice',
      family,
      method: 'PUT',
      path: devicesPath,
      access: 'player',
      body: deviceSchema(origins),
      async handle({ player: { accountCode: account }, body, now }) {
        const { store } = await open();
        const id = await store.keepDevice({ account, ...body }, now);
        if (id === undefined) throw new Problem(409, 'push_limit', 'There are already ten devices');
        return { status: 200, value: { id } };
      },
    }),
    route({
      operation: 'forgetPushDevice',
      family,
      method: 'DELETE',
      path: `${devicesPath}/{id}`,
      access: 'player',
      async handle({ player, params }) {
        const { store } = await open();
        await store.forgetDevice(player.accountCode, params.id);
        return { status: 204 };
      },
    }),
  ];
}

/** Omits the endpoint and keys, which are secret even from the player's other devices. */
const shown = ({ id, label, addedAt, seenAt }: Device) => ({
  id,
  label,
  addedAt: timeOf(addedAt.getTime()),
  seenAt: timeOf(seenAt.getTime()),
});
