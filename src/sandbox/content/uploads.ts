import { acceptedEncoding } from '../../lib/accepted-encoding.ts';
import { compressPicture, findPicture } from '../art/pictures.ts';
import type { Answer } from '../http/answer.ts';
import type { SandboxRequest } from '../http/request.ts';
import { errorAnswer, methodNotAllowed, notFound } from './errors.ts';

const PREFIX = '/uploads/';

/** Whether a path of the content system is an upload. */
export const isUpload = (path: string): boolean => path.startsWith(PREFIX);

/** Policy that keeps a directly opened picture from running or fetching anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /uploads/<file>`; undefined for other paths. "Replace media" keeps the URL, so only versioned URLs may be cached
 * for long.
 */
export async function answerUpload(request: SandboxRequest): Promise<Answer | undefined> {
  if (!isUpload(request.path)) return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return methodNotAllowed(['GET', 'HEAD']);
  const name = request.path.slice(PREFIX.length);
  const picture = /^[\w.-]{1,120}$/.test(name) ? findPicture(name) : undefined;
  if (picture === undefined) return errorAnswer(notFound());
  const versioned = new URLSearchParams(request.query).has('v');
  const encoding =
    picture.mime === 'image/svg+xml' ? acceptedEncoding(request.acceptEncoding) : undefined;
  return {
    status: 200,
    headers: {
      'Content-Type': picture.mime,
      'Content-Security-Policy': POLICY,
      'Cache-Control': versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      Vary: 'Accept-Encoding',
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    },
    body: encoding === undefined ? await picture.read() : await compressPicture(picture, encoding),
  };
}
