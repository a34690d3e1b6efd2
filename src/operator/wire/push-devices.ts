import type { ParseContext } from '../../http/query.ts';
import {
  keepPushDeviceAnswer,
  listPushDevicesAnswer,
  readPushKeyAnswer,
} from '../contract/schemas.ts';
import type { PushDevice } from '../contract/types.ts';
import { parsed, parsedWithList } from './entries.ts';

export const parsePushDevices = (wire: unknown, context: ParseContext): PushDevice[] | undefined =>
  parsedWithList(listPushDevicesAnswer, ['devices', 'push device'], wire, context)?.devices;

export const parsePushKey = (wire: unknown): string | undefined =>
  parsed(readPushKeyAnswer, wire)?.applicationServerKey;

export const parseKeptDevice = (wire: unknown): string | undefined =>
  parsed(keepPushDeviceAnswer, wire)?.id;
