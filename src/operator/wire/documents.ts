import type { ParseContext } from '../../http/query.ts';
import { checkIdentityDocumentAnswer, listDocumentsAnswer, upload } from '../contract/schemas.ts';
import type { Document, Operations, Upload } from '../contract/types.ts';
import { parsed, parsedWithList } from './entries.ts';

export type IdentityCheck = Operations['checkIdentityDocument']['answer'];

export const parseDocuments = (wire: unknown, context: ParseContext): Document[] | undefined =>
  parsedWithList(listDocumentsAnswer, ['documents', 'document'], wire, context)?.documents;

export const parseUpload = (wire: unknown): Upload | undefined => parsed(upload, wire);

export const parseIdentityCheck = (wire: unknown): IdentityCheck | undefined =>
  parsed(checkIdentityDocumentAnswer, wire);
