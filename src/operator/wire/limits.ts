import type { ParseContext } from '../../http/query.ts';
import { exclusion, limits } from '../contract/schemas.ts';
import type { Exclusion, Limits } from '../contract/types.ts';
import { parsed, parsedWithList } from './entries.ts';

export const parseLimits = (
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): Limits | undefined => parsedWithList(limits, ['limits', 'limit'], wire, context);

export const parseExclusion = (wire: unknown): Exclusion | undefined => parsed(exclusion, wire);
