import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Document, Operations, Upload } from '../contract/types.ts';
import { day, keepValid, parsed, time } from './entries.ts';

const document: v.GenericSchema<unknown, Document> = v.object({
  id: v.string(),
  kind: v.picklist(['identification', 'address', 'payment']),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  status: v.picklist(['in-review', 'accepted', 'refused']),
  reason: v.exactOptional(v.picklist(['unreadable', 'wrong-document', 'expired'])),
  uploadedAt: time,
  expiresOn: v.exactOptional(day),
});
const documents = v.object({ documents: v.array(v.unknown()) });

const upload: v.GenericSchema<unknown, Upload> = v.object({
  id: v.string(),
  received: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pieceSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  document: v.exactOptional(document),
});

const identityCheck: v.GenericSchema<unknown, Operations['checkIdentityDocument']['answer']> =
  v.object({ expired: v.boolean(), expiresOn: v.exactOptional(day) });

export function parseDocuments(wire: unknown, context: ParseContext): Document[] | undefined {
  const list = parsed(documents, wire);
  return list && keepValid(list.documents, 'document', document, context);
}

export const parseUpload = (wire: unknown): Upload | undefined => parsed(upload, wire);
export const parseIdentityCheck = (wire: unknown) => parsed(identityCheck, wire);
