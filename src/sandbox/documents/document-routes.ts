import * as v from 'valibot';
import type { Operations } from '../../operator/contract/types.ts';
import { listNotices } from '../accounts/notices.ts';
import { audit } from '../audit/audit-log.ts';
import { oneOf, wholeNumber } from '../http/parameters.ts';
import { invalidParameter, Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { identityExpiry, listDocuments } from './document-store.ts';
import { openFileFolder } from './file-folder.ts';
import { createUploads, PIECE_SIZE } from './uploads.ts';

type Announcement = Operations['beginUpload']['request'];

const KINDS = ['identification', 'address', 'payment'] as const;

/** Uploads check size and type themselves, with different statuses (413, 415, 422). */
const announcement = v.strictObject({
  kind: v.picklist(KINDS),
  name: v.pipe(v.string(), v.nonEmpty('field_required'), v.maxLength(255, 'value_too_long')),
  size: v.pipe(v.number(), v.integer('value_invalid')),
  type: v.custom<Announcement['type']>((given) => typeof given === 'string'),
});

/** The operator's routes for player documents, and the list of notices. */
export function documentRoutes({
  database,
  dataDir,
  pages,
  onClose,
}: PartContext): readonly Route[] {
  const files = openFileFolder(dataDir);
  onClose(files.close);
  const uploads = createUploads(database, files);
  const common = { family: 'operator', access: 'player' } as const;

  return [
    route({
      ...common,
      operation: 'listDocuments',
      method: 'GET',
      path: '/accounts/{accountCode}/documents',
      handle: ({ player, query, now }) => {
        const kind = oneOf(query, 'kind', KINDS);
        const documents = listDocuments(database, player.accountCode, now, kind);
        return { status: 200, value: { documents } };
      },
    }),
    // Listed here, because the decision on a document is made, with its notice, when it is due and read.
    route({
      ...common,
      operation: 'listNotices',
      method: 'GET',
      path: '/accounts/{accountCode}/notices',
      handle: ({ player: { accountCode }, now }) => {
        listDocuments(database, accountCode, now);
        return { status: 200, value: listNotices(database, accountCode, pages) };
      },
    }),
    route({
      ...common,
      operation: 'checkIdentityDocument',
      method: 'GET',
      path: '/accounts/{accountCode}/identity-document',
      handle: ({ player, now }) => ({
        status: 200,
        value: identityExpiry(database, player.accountCode, now),
      }),
    }),
    route({
      ...common,
      operation: 'beginUpload',
      method: 'POST',
      path: '/accounts/{accountCode}/uploads',
      body: announcement,
      handle: ({ player, body, now }) => ({
        status: 201,
        value: uploads.begin(player.accountCode, body, now),
      }),
    }),
    route({
      ...common,
      operation: 'readUpload',
      method: 'GET',
      path: '/accounts/{accountCode}/uploads/{uploadId}',
      handle: ({ player, params, now }) => ({
        status: 200,
        value: uploads.read(player.accountCode, params.uploadId, now),
      }),
    }),
    route({
      ...common,
      operation: 'sendUploadPiece',
      method: 'PUT',
      path: '/accounts/{accountCode}/uploads/{uploadId}',
      handle: async ({ player: { accountCode }, params, query, headers, ...call }) => {
        const { readBytes, address, now } = call;
        if (headers['content-type'] !== 'application/octet-stream') {
          throw new Problem(415, 'content_type_not_supported', 'A piece must be sent as bytes');
        }
        if (!query.has('offset')) throw invalidParameter('offset', 'offset is missing');
        const range = { least: 0, most: 999_999_999, fallback: 0 };
        const offset = wholeNumber(query, 'offset', range);
        const bytes = await readBytes(PIECE_SIZE);
        const { uploadId } = params;
        const upload = uploads.take(accountCode, uploadId, offset, bytes, now);
        if (upload.document !== undefined) {
          const line = { by: 'player', accountCode, address } as const;
          audit(database, { ...line, event: 'document-sent', details: upload.document.kind }, now);
        }
        return { status: 200, value: upload };
      },
    }),
    route({
      ...common,
      operation: 'cancelUpload',
      method: 'DELETE',
      path: '/accounts/{accountCode}/uploads/{uploadId}',
      handle: ({ player, params, now }) => {
        uploads.cancel(player.accountCode, params.uploadId, now);
        return { status: 204 };
      },
    }),
  ];
}
