import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BASE_HEADERS, DATA_POLICY } from '../../lib/base-headers.ts';
import { COMPRESSED, encodedFile } from '../encoded-files.ts';
import { chooseEncoding, type Encoded } from '../encodings.ts';
import { reply, type Step } from '../exchange.ts';
import { listFiles } from '../list-files.ts';
import { replyPlain } from '../reply-plain.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};
const HASHED = 'public, max-age=31536000, immutable';
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface File {
  type: string;
  cacheControl: string;
  encoded: Encoded;
}

/**
 * Serves files of the build and public/, read and compressed once.
 * @param encodedIn folder with the compressed files that the build has kept
 * @param isPage whether a path belongs to a page, which may look like a file name
 * @param folders earlier ones win: the brand's, the build's, those of earlier builds
 */
export async function filesStep(
  folders: readonly { path: string; hidden?: readonly string[] }[],
  encodedIn: string,
  isPage: (path: string) => boolean,
): Promise<Step> {
  const files = new Map<string, File>();
  for (const { path, hidden = [] } of folders) {
    for (const name of listFiles(path)) {
      const address = `/${name}`;
      const type = TYPES[extname(name)];
      if (!type || files.has(address) || hidden.includes(address)) continue;
      const plain = readFileSync(join(path, name));
      const encoded = COMPRESSED.test(name) ? await encodedFile(plain, encodedIn) : { plain };
      files.set(address, {
        type,
        encoded,
        cacheControl: address.startsWith('/assets/') ? HASHED : 'public, max-age=3600',
      });
    }
  }
  // Browsers request it there unless a page names another URL.
  const favicon = files.get('/icons/favicon.ico');
  if (favicon) files.set('/favicon.ico', favicon);

  return (exchange) => {
    const { req, url } = exchange;
    const file = files.get(url.pathname);
    if (!file) {
      // Never answer a missing script with a page, which caches would keep.
      if (url.pathname.startsWith('/assets/')) return replyPlain(exchange, 404, 'Not found');
      const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname);
      if (!isFile || isPage(url.pathname) || asksForDocument(req.headers.accept)) return false;
      return replyPlain(exchange, 404, 'Not found');
    }
    const { body, headers } = chooseEncoding(file.encoded, req.headers['accept-encoding']);
    return reply(
      exchange,
      200,
      {
        ...BASE_HEADERS,
        ...headers,
        'Content-Type': file.type,
        'Cache-Control': file.cacheControl,
        'Content-Security-Policy': file.type === 'image/svg+xml' ? SVG_POLICY : DATA_POLICY,
      },
      body,
    );
  };
}

/** Whether a browser navigates (RTE-5): the Accept header names HTML. */
const asksForDocument = (accept = ''): boolean => /\btext\/html\b/i.test(accept);
