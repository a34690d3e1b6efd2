import type { ParseContext } from '../../http/query.ts';
import { listSessionsAnswer } from '../contract/schemas.ts';
import type { SignedInDevice } from '../contract/types.ts';
import { parsedWithList } from './entries.ts';

export const parseDevices = (wire: unknown, context: ParseContext): SignedInDevice[] | undefined =>
  parsedWithList(listSessionsAnswer, ['sessions', 'session'], wire, context)?.sessions;
