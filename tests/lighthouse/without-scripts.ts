import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Removes every script from a document, including the data block that only scripts read. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');

/**
 * Serves one page of a running site without scripts, in Brotli and with the site's headers. All other URLs are
 * forwarded to the site.
 */
export async function serveWithoutScripts(
  origin: string,
  path: string,
): Promise<{ origin: string; close: () => void }> {
  const page = await fetch(origin + path);
  const body = brotliCompressSync(withoutScripts(await page.text()));
  const headers = Object.fromEntries(
    [...page.headers].filter(
      ([name]) =>
        !['connection', 'content-length', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(body);
      return;
    }
    const file = await fetch(origin + request.url, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    response.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      'cache-control': file.headers.get('cache-control') ?? '',
    });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
