import { get, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Compressed, as transferred. */
  body: Buffer;
}

/** Makes a request like a browser over http. @param encodings value of Accept-Encoding */
export function request(url: string, encodings = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A new connection, because the server may close a kept-alive one just as it is reused.
    get(url, { agent: false, headers: { 'accept-encoding': encodings } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

/**
 * Requests the strongly compressed form that most visitors get. It exists once there is a gzip form; a page rendered in
 * between would be sent in its first, fast form.
 */
export async function requestSmall(url: string): Promise<Answer> {
  const zipped = async () => {
    const { headers } = await request(url, 'gzip');
    return headers['content-encoding'] === 'gzip' ? headers.etag : undefined;
  };
  for (let before = await zipped(); ; before = await zipped()) {
    const answer = await request(url, 'br');
    if (before !== undefined && before === (await zipped())) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Returns the URLs of the modules that a document lists for its boot script. */
export function modulesOf(html: string): string[] {
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1];
  if (!modules) throw new Error('The document names no modules');
  return modules.split(' ');
}
