import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call, callForOutcome } from './call.ts';
import {
  keepPushDeviceAnswer,
  listPushDevicesAnswer,
  readPushKeyAnswer,
} from './contract/schemas.ts';
import type { NewPushDevice, PushDevice } from './contract/types.ts';
import { parsed, parsedWithList } from './parsing/entries.ts';

export type { NewPushDevice, PushDevice } from './contract/types.ts';

const parser = () => import('./push-devices.ts');
/** The devices that receive this player's push messages, newest first. */
export function pushDevicesQuery(accountCode: string): Query<PushDevice[]> {
  return {
    key: `player:push-devices:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'push-devices'),
    parse: async (wire, context) => (await parser()).parsePushDevices(wire, context),
  };
}

/** @returns the operator's public key for subscriptions, 65 bytes as base64url */
export const readPushKey = (api: Api): Promise<Result<string, HttpError>> =>
  call(api, { family: 'operator', method: 'GET', path: '/push/key' }, async (wire) =>
    (await parser()).parsePushKey(wire),
  );

/** Registers a device for messages; idempotent. @returns the operator's id of it */
export const keepPushDevice = (
  api: Api,
  accountCode: string,
  device: NewPushDevice,
): Promise<Result<string, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PUT',
      path: accountPath(accountCode, 'push-devices'),
      body: device,
    },
    async (wire) => (await parser()).parseKeptDevice(wire),
  );

/** Unregisters a device. */
export const forgetPushDevice = (
  api: Api,
  accountCode: string,
  id: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: accountPath(accountCode, `push-devices/${encodeURIComponent(id)}`),
  });

export const parsePushDevices = (wire: unknown, context: ParseContext): PushDevice[] | undefined =>
  parsedWithList(listPushDevicesAnswer, ['devices', 'push device'], wire, context)?.devices;

export const parsePushKey = (wire: unknown): string | undefined =>
  parsed(readPushKeyAnswer, wire)?.applicationServerKey;

export const parseKeptDevice = (wire: unknown): string | undefined =>
  parsed(keepPushDeviceAnswer, wire)?.id;
