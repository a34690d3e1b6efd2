import { get, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it travels, not decompressed. */
  body: Buffer;
}

/** One request as a browser on http makes it. @param encodings value of Accept-Encoding */
export function request(url: string, encodings = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may be closed by the server just as it is used again.
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
 * The page in the small form that most visitors get; it exists once there is a gzip form too. A page that was rendered
 * anew in between would come in its first, quick form.
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

/** Addresses of the modules that a document names for its boot script. */
export function modulesOf(html: string): string[] {
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1];
  if (!modules) throw new Error('The document names no modules');
  return modules.split(' ');
}
