import { DATA_HEADERS } from '../../lib/base-headers.ts';
import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { DICTIONARY_MAX_AGE, type Dictionaries } from '../dictionaries.ts';
import { chooseEncoding } from '../encodings.ts';
import { reply, type Step } from '../exchange.ts';
import { replyPlain } from '../reply-plain.ts';

const PATH = new RegExp(`^${SERVER_PATHS.dictionary}/([A-Za-z-]+)$`);

interface Homes {
  /** Path of a language's home page; undefined for an unknown language. */
  pathOf: (language: string) => string | undefined;
  /** Its current body; undefined while it is incomplete. */
  bodyOf: (language: string) => Promise<Buffer | undefined>;
}

/**
 * `/dictionary/en`: a home page that browsers keep to decompress later documents (docs/decisions/0045). No ETag,
 * because a 304 would not prolong its use.
 */
export function dictionaryStep(dictionaries: Dictionaries, homes: Homes): Step {
  return async (exchange) => {
    const language = PATH.exec(exchange.url.pathname)?.[1];
    const home = language !== undefined && homes.pathOf(language);
    if (!language || !home) return false;
    const encoded = await dictionaries.current(language, () => homes.bodyOf(language));
    if (!encoded) return replyPlain(exchange, 503, 'Not now', { 'Retry-After': '60' });
    const { body, headers } = chooseEncoding(encoded, exchange.req.headers['accept-encoding']);
    return reply(
      exchange,
      200,
      {
        ...DATA_HEADERS,
        ...headers,
        // Not HTML, because nobody should open it as a page.
        'Content-Type': 'application/octet-stream',
        'Cache-Control': `public, max-age=${DICTIONARY_MAX_AGE}`,
        // A language's pattern is longer than the default's, so it takes precedence. Documents that a page fetches
        // to keep them have the empty destination.
        'Use-As-Dictionary': `match="${home}*", match-dest=("document" "")`,
      },
      body,
    );
  };
}
