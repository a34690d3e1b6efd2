import type { ParseContext } from '../../http/query.ts';
import { listNoticesAnswer } from '../contract/schemas.ts';
import type { Operations } from '../contract/types.ts';
import { parsedWithList } from './entries.ts';

export type Notices = Operations['listNotices']['answer'];

export const parseNotices = (wire: unknown, context: ParseContext): Notices | undefined =>
  parsedWithList(listNoticesAnswer, ['notices', 'notice'], wire, context);
