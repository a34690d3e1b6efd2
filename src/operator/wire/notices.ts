import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Notice, Operations } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';

export type Notices = Operations['listNotices']['answer'];

const notice: v.GenericSchema<unknown, Notice> = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  at: time,
  read: v.boolean(),
  path: v.exactOptional(v.string()),
  topic: v.exactOptional(v.picklist(['account', 'promotions', 'sports', 'casino'])),
});
const notices = v.object({ notices: v.array(v.unknown()), unread: v.number() });

export function parseNotices(wire: unknown, context: ParseContext): Notices | undefined {
  const list = parsed(notices, wire);
  return (
    list && {
      notices: keepValid(list.notices, 'notice', notice, context),
      unread: list.unread,
    }
  );
}
