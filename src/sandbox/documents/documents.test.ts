import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { exif, jpeg, pdf, segment } from '../../../tests/sandbox/documents/crafted-files.ts';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';

type Operator = Awaited<ReturnType<typeof startOperator>>;
type SignedIn = Awaited<ReturnType<Operator['as']>>;

let operator: Operator;
const dataDir = mkdtempSync(join(tmpdir(), 'documents-test-'));
beforeAll(async () => {
  operator = await startOperator({ dataDir });
});
afterAll(async () => {
  await operator.stop();
  rmSync(dataDir, { recursive: true });
});

const PIECE = 256 * 1024;
/** A valid picture of this many bytes, padded with comments. */
function photoOf(size: number): Buffer {
  const parts: Buffer[] = [];
  for (let room = size - jpeg().length; room > 0; room -= parts.at(-1)?.length ?? 0) {
    parts.push(segment(0xfe, Buffer.alloc(Math.min(room, 60_000) - 4, 120)));
  }
  return jpeg({ extra: Buffer.concat(parts) });
}

const begin = ({ call }: SignedIn, size: number, more = {}) =>
  call('beginUpload', {
    body: { kind: 'identification', name: 'dni.jpg', size, type: 'image/jpeg', ...more },
  });
const send = ({ call }: SignedIn, uploadId: string, offset: number, body: Uint8Array) =>
  call('sendUploadPiece', { params: { uploadId }, query: { offset: String(offset) }, body });

async function upload(player: SignedIn, file: Buffer, more = {}) {
  const { id } = (await begin(player, file.length, more)).body;
  let answer = await send(player, id, 0, file.subarray(0, PIECE));
  for (let at = PIECE; at < file.length; at += PIECE) {
    answer = await send(player, id, at, file.subarray(at, at + PIECE));
  }
  return answer;
}

it('PGS-1 QRY-2 takes a file in pieces, resumes after a lost connection, then reviews it', async () => {
  const nadia = await operator.as('nadia');
  expect((await nadia.call('listDocuments')).body.documents).toEqual([]);
  const photo = photoOf(700_000);
  const { body: begun, status } = await begin(nadia, photo.length);
  expect({ status, ...begun }).toEqual({
    status: 201,
    id: begun.id,
    received: 0,
    pieceSize: PIECE,
  });
  const piece = (at: number) => photo.subarray(at, at + PIECE);
  expect((await send(nadia, begun.id, 0, piece(0))).body.received).toBe(PIECE);
  // The response was lost, so a repeated piece is refused with the current offset.
  expect(await send(nadia, begun.id, 0, piece(0))).toMatchObject({
    status: 409,
    body: { code: 'upload_offset', received: PIECE },
  });
  const params = { uploadId: begun.id };
  expect((await nadia.call('readUpload', { params })).body.received).toBe(PIECE);
  await send(nadia, begun.id, PIECE, piece(PIECE));
  const { body: done } = await send(nadia, begun.id, 2 * PIECE, piece(2 * PIECE));
  expect(done.document).toMatchObject({
    kind: 'identification',
    name: 'dni.jpg',
    status: 'in-review',
    type: 'image/jpeg',
  });
  expect((await nadia.call('readUpload', { params })).body).toEqual(done);
  expect((await nadia.call('listDocuments')).body.documents).toEqual([done.document]);
  const query = { kind: 'address' };
  expect((await nadia.call('listDocuments', { query })).body.documents).toEqual([]);
});

it('S14 B55 stores files under random names and without location data', async () => {
  const nadia = await operator.as('nadia');
  const { body } = await upload(nadia, jpeg({ extra: exif }), { name: '../../dni.jpg' });
  expect(body.document?.name).toBe('dni.jpg');
  const folder = join(dataDir, 'documents');
  const names = readdirSync(folder);
  for (const name of names) {
    expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(readFileSync(join(folder, name)).includes('GPS')).toBe(false);
  }
  expect(names).toContain(body.document?.id);
  expect(existsSync(join(dataDir, 'dni.jpg'))).toBe(false);
});

it('S14 B54 refuses disallowed files as early as possible and leaves nothing behind', async () => {
  const nico = await operator.as('nico');
  const refusals: readonly (readonly [object, number, string])[] = [
    [{ size: 0 }, 422, 'file_empty'],
    [{ size: 10 * 1024 * 1024 + 1 }, 413, 'file_too_large'],
    [{ type: 'image/svg+xml' }, 415, 'file_type_not_allowed'],
    [{ type: 'constructor' }, 415, 'file_type_not_allowed'],
    [{ name: 'dni.exe' }, 415, 'file_type_not_allowed'],
    [{ name: '' }, 422, 'field_required'],
    [{ name: 'x'.repeat(256) }, 422, 'value_too_long'],
    [{ kind: 'selfie' }, 422, 'type_invalid'],
    [{ status: 'accepted' }, 400, 'field_not_allowed'],
  ];
  for (const [more, status, code] of refusals) {
    expect({ more, ...(await begin(nico, 100, more)) }).toMatchObject({ status, body: { code } });
  }
  const files = readdirSync(join(dataDir, 'documents')).length;
  const program = Buffer.from('MZ this is a program');
  expect(await upload(nico, program)).toMatchObject({
    status: 415,
    body: { code: 'file_type_not_allowed' },
  });
  const broken = await upload(nico, jpeg().subarray(0, 200));
  expect(broken).toMatchObject({ status: 422, body: { code: 'file_unreadable' } });
  const { id } = (await begin(nico, 10)).body;
  expect((await send(nico, id, 0, Buffer.alloc(11))).status).toBe(413);
  expect((await send(nico, id, 0, Buffer.alloc(PIECE + 1))).status).toBe(413);
  expect((await send(nico, id, 0, Buffer.alloc(0))).status).toBe(422);
  const params = { uploadId: id };
  const asJson = await nico.call('sendUploadPiece', { params, query: { offset: '0' }, body: {} });
  expect(asJson.status).toBe(415);
  expect((await nico.call('sendUploadPiece', { params, body: Buffer.alloc(1) })).status).toBe(422);
  expect((await nico.call('cancelUpload', { params })).status).toBe(204);
  expect(await nico.call('readUpload', { params })).toMatchObject({
    status: 404,
    body: { code: 'upload_gone' },
  });
  expect(readdirSync(join(dataDir, 'documents'))).toHaveLength(files);
  expect((await nico.call('listDocuments')).body.documents).toEqual([]);
});

it('S14 B56 refuses invalid pieces, stores nothing, and lets the upload continue', async () => {
  const vera = await operator.as('vera');
  const before = readdirSync(dataDir, { recursive: true }).length;
  const file = jpeg();
  const { id: uploadId } = (await begin(vera, file.length)).body;
  const piece = (body: Uint8Array, offset?: string, type = 'application/octet-stream') =>
    vera.call('sendUploadPiece', {
      params: { uploadId },
      body,
      headers: { 'Content-Type': type },
      query: offset === undefined ? {} : { offset },
    });
  const form = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--c');
  const refusals = [
    await piece(form, '0', 'multipart/form-data; boundary=b'),
    await piece(form, '0', 'multipart/form-data'),
    await piece(file),
    await piece(file, 'x'),
    await piece(file, '7'),
    await piece(new Uint8Array(), '0'),
    await piece(Buffer.concat([file, file]), '0'),
  ];
  expect(
    refusals.map(({ status, body }) => `${status} ${(body as { code?: string }).code}`),
  ).toEqual([
    '415 content_type_not_supported',
    '415 content_type_not_supported',
    '422 parameter_invalid',
    '422 parameter_invalid',
    '409 upload_offset',
    '422 file_empty',
    '413 file_too_large',
  ]);
  expect(readdirSync(dataDir, { recursive: true })).toHaveLength(before);
  expect((await piece(file, '0')).body).toMatchObject({ document: { status: 'in-review' } });
});

it('B20 S14 returns 404 for another player’s upload and documents', async () => {
  const [elio, vera] = [await operator.as('elio'), await operator.as('vera')];
  const { id } = (await begin(elio, 100)).body;
  const params = { uploadId: id };
  expect((await vera.call('readUpload', { params })).status).toBe(404);
  expect((await send(vera, id, 0, Buffer.alloc(50))).status).toBe(404);
  expect((await vera.call('cancelUpload', { params })).status).toBe(404);
  const accountCode = elio.accountCode;
  expect((await vera.call('listDocuments', { params: { accountCode } })).status).toBe(404);
  expect((await elio.call('readUpload', { params })).body.received).toBe(0);
});

it('AUT-5 reports the identity document as expired when no accepted one is still valid', async () => {
  const expiry = async (name: string) =>
    (await (await operator.as(name)).call('checkIdentityDocument')).body;
  expect(await expiry('nico')).toEqual({ expired: false });
  expect((await expiry('vera')).expired).toBe(false);
  expect(await expiry('elio')).toEqual({ expired: true, expiresOn: '2026-10-10' });

  const elio = await operator.as('elio');
  await upload(elio, pdf(), { name: 'accepted.pdf', type: 'application/pdf' });
  expect((await expiry('elio')).expired).toBe(true);
  operator.pass(3000);
  expect(await expiry('elio')).toEqual({ expired: false, expiresOn: '2031-11-21' });
});

it('PGS-1 rejects documents by file name in review, with the reason', async () => {
  const vera = await operator.as('vera');
  const reasons = ['unreadable', 'wrong-document', 'expired'] as const;
  for (const reason of reasons) await upload(vera, jpeg(), { name: `refused-${reason}.jpg` });
  const verdicts = async () =>
    (await vera.call('listDocuments', { query: { kind: 'identification' } })).body.documents
      .filter(({ name }) => name.startsWith('refused'))
      .map(({ status, reason }) => `${status} ${reason}`)
      .sort();
  expect(new Set(await verdicts())).toEqual(new Set(['in-review undefined']));
  operator.pass(3000);
  expect(await verdicts()).toEqual(reasons.map((reason) => `refused ${reason}`).sort());
});

it('PGS-1 HDR-9 tells the player of each decision, once and in their language', async () => {
  const [ana, elio] = [await operator.as('ana'), await operator.as('elio')];
  const told = async ({ call }: SignedIn) =>
    (await call('listNotices')).body.notices.map(({ title, path }) => `${title} ${path}`);
  const files = { type: 'application/pdf', kind: 'address' };
  await upload(ana, pdf(), { ...files, name: 'accepted-bill.pdf' });
  await upload(ana, jpeg(), { name: 'accepted-dni.jpg' });
  await upload(elio, jpeg(), { name: 'refused-unreadable.jpg' });
  operator.pass(3000);
  await told(ana);
  expect((await told(ana)).slice(0, 2).sort()).toEqual([
    'Your document was accepted /account/documents',
    'Your identity document was accepted /account/documents',
  ]);
  const refused = (line: string) =>
    line === 'No hemos podido aceptar tu documento /account/documents';
  expect((await told(elio)).filter(refused)).toHaveLength(1);
});

it('S14 allows a player 20 files, and 30 started uploads per hour', async () => {
  const bruno = await operator.as('bruno');
  for (let file = 0; file < 19; file++) expect((await begin(bruno, 9)).status).toBe(201);
  expect(await begin(bruno, 9)).toMatchObject({
    status: 422,
    body: { code: 'too_many_documents' },
  });
  operator.pass(3_600_000);
  for (let file = 0; file < 30; file++) {
    const { id } = (await begin(bruno, 9)).body;
    await bruno.call('cancelUpload', { params: { uploadId: id } });
  }
  const refused = await begin(bruno, 9);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(refused.headers.get('retry-after')).toBe('3600');
  operator.pass(3_600_000);
  expect((await begin(bruno, 9)).status).toBe(201);
});

it('F23 reports an unwritable folder and resumes the upload at the same offset later', async () => {
  const nico = await operator.as('nico');
  const { id } = (await begin(nico, jpeg().length)).body;
  const folder = join(dataDir, 'documents');
  renameSync(folder, `${folder}-away`);
  const answer = await send(nico, id, 0, jpeg());
  expect(answer).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
  renameSync(`${folder}-away`, folder);
  expect((await send(nico, id, 0, jpeg())).body.document?.status).toBe('in-review');
});

it('PGS-1 leaves no documents behind when an in-memory operator closes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-test-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const inMemory = await startOperator();
  const { status } = await upload(await inMemory.as('nadia'), photoOf(1000));
  expect([status, readdirSync(folder).length]).toEqual([200, 1]);
  await inMemory.stop();
  expect(readdirSync(folder)).toEqual([]);
});
