import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call, callForOutcome } from './call.ts';
import { checkIdentityDocumentAnswer, listDocumentsAnswer, upload } from './contract/schemas.ts';
import type { Document, Operations, Upload } from './contract/types.ts';
import { parsed, parsedWithList } from './parsing/entries.ts';

export type { Document, DocumentKind, Upload } from './contract/types.ts';

export type Announcement = Operations['beginUpload']['request'];

export type IdentityCheck = Operations['checkIdentityDocument']['answer'];

const parser = () => import('./documents.ts');
const uploadOf = async (wire: unknown) => (await parser()).parseUpload(wire);
/** Timeout for one piece on a slow connection, in ms. */
const PIECE_TIMEOUT_MS = 60_000;

/** The player's documents, newest first. */
export function documentsQuery(accountCode: string): Query<Document[]> {
  return {
    key: `player:documents:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'documents'),
    parse: async (wire, context) => (await parser()).parseDocuments(wire, context),
  };
}

/** Whether the identity document has expired (AUT-5); `expired` is false without one. */
export function identityDocumentQuery(accountCode: string): Query<IdentityCheck> {
  return {
    key: `player:identity-document:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'identity-document'),
    parse: async (wire) => (await parser()).parseIdentityCheck(wire),
  };
}

/** Announces an upload. Its pieces follow. */
export const beginUpload = (
  api: Api,
  accountCode: string,
  announcement: Announcement,
  signal: AbortSignal,
): Promise<Result<Upload, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'POST',
      path: accountPath(accountCode, 'uploads'),
      body: announcement,
      signal,
    },
    uploadOf,
  );

/** Reads the progress of an upload; 404 `upload_gone` after an hour. */
export const readUpload = (
  api: Api,
  accountCode: string,
  id: string,
  signal?: AbortSignal,
): Promise<Result<Upload, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'GET',
      path: uploadPath(accountCode, id),
      ...(signal && { signal }),
    },
    uploadOf,
  );

/** Sends the bytes from `offset`. @returns the progress; the document after the last piece */
export const sendUploadPiece = (
  api: Api,
  accountCode: string,
  id: string,
  piece: { offset: number; bytes: Blob },
  signal: AbortSignal,
): Promise<Result<Upload, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PUT',
      path: `${uploadPath(accountCode, id)}?offset=${piece.offset}`,
      body: piece.bytes,
      timeoutMs: PIECE_TIMEOUT_MS,
      signal,
    },
    uploadOf,
  );

export const cancelUpload = (
  api: Api,
  accountCode: string,
  id: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: uploadPath(accountCode, id),
  });

const uploadPath = (accountCode: string, id: string): string =>
  accountPath(accountCode, `uploads/${encodeURIComponent(id)}`);

export const parseDocuments = (wire: unknown, context: ParseContext): Document[] | undefined =>
  parsedWithList(listDocumentsAnswer, ['documents', 'document'], wire, context)?.documents;

export const parseUpload = (wire: unknown): Upload | undefined => parsed(upload, wire);

export const parseIdentityCheck = (wire: unknown): IdentityCheck | undefined =>
  parsed(checkIdentityDocumentAnswer, wire);
