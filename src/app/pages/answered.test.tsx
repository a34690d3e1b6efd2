import { renderToString } from 'react-dom/server';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import site from '../../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../config/public-config.ts';
import { siteConfigSchema } from '../../config/site-config.ts';
import type { Answer, Query } from '../../http/query.ts';
import { failure, success } from '../../lib/result.ts';
import { messages } from '../i18n/messages/en.ts';
import { createText, TextProvider } from '../i18n/text.ts';
import { AppStateProvider } from '../state/context.ts';
import { Queries } from '../state/queries.ts';
import { createAbsentPlayer } from '../state/session.ts';
import { createStores } from '../state/stores.ts';
import { Answered } from './answered.tsx';

const query: Query<string[]> = { key: 'list', family: 'content', path: '/list', parse: () => [] };

/** Returns the markup of a page whose only query has this answer before rendering. */
async function render(answer: Answer<string[]>): Promise<string> {
  const stores = createStores();
  const queries = new Queries({
    answers: stores.answers,
    source: async () => ({ answer: answer as Answer<never>, at: 0 }),
    freshMs: 1000,
  });
  await queries.refresh(query);
  const config = toPublicConfig(parse(siteConfigSchema, site));
  return renderToString(
    <AppStateProvider
      value={{
        config,
        locale: 'en',
        stores,
        queries,
        player: createAbsentPlayer(),
        addMessages: async () => undefined,
        isMounted: () => true,
      }}
    >
      <TextProvider value={createText('en', messages)}>
        <Answered query={query} waiting={<i>waiting</i>}>
          {(words) => <b>{words.join()}</b>}
        </Answered>
      </TextProvider>
    </AppStateProvider>,
  );
}

test('FRM-4 renders an answer in place on the server', async () => {
  expect(await render(success(['one', 'two']))).toBe('<b>one,two</b>');
});

test('FRM-4 renders a server failure as loading, so that the browser retries', async () => {
  expect(await render(failure({ kind: 'timeout', url: '/list' }))).toBe('<i>waiting</i>');
});
