import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, InApp } from '../../../tests/component/test-app.tsx';
import type { Query } from '../../http/query.ts';
import { createBrowserApp } from '../browser/app.ts';
import { messages } from '../i18n/messages/en.ts';
import { createText } from '../i18n/text.ts';
import { putAnswer } from './answers.ts';
import { type AppState, useAnswer, useStores } from './context.ts';
import { useSnapshot } from './use-snapshot.ts';

const query: Query<string> = { key: 'title', family: 'content', path: '/', parse: () => undefined };

function Title() {
  return <p>{useAnswer(query).value}</p>;
}
function Greeting() {
  return <p>{useSnapshot(useStores().session).signedIn ? 'player' : 'visitor'}</p>;
}

/** A page with one Suspense boundary. */
const pageOf = (app: AppState, part: ReactNode) => (
  <InApp app={app}>
    <Suspense>{part}</Suspense>
  </InApp>
);

test.each<[string, () => ReactNode, (app: AppState) => void, string[]]>([
  [
    'content',
    Title,
    ({ stores }) => putAnswer(stores.answers, 'title', { value: 'new', at: 2, from: 'network' }),
    ['old', 'new'],
  ],
  [
    'the session',
    Greeting,
    ({ stores }) => Object.assign(stores.session, { signedIn: true }),
    ['visitor', 'player'],
  ],
])(
  'SSR PWA-2 hydrates a late boundary as rendered, then shows a change of %s',
  async (_, Part, change, [before, after]) => {
    const server = createTestApp({ title: 'old' });
    const place = document.createElement('div');
    place.innerHTML = renderToString(pageOf(server, <Part />));
    const paragraph = place.querySelector('p');
    expect(paragraph?.textContent).toBe(before);

    const { app } = createBrowserApp(
      { config: server.config, answers: { title: ['old', Date.now()] } },
      createText('en', messages),
      Promise.resolve(),
    );
    const code = Promise.withResolvers<{ default: () => ReactNode }>();
    const reached = Promise.withResolvers<void>();
    const Late = lazy(() => {
      reached.resolve();
      return code.promise;
    });
    const faults: unknown[] = [];
    const root = hydrateRoot(place, pageOf(app, <Late />), {
      onRecoverableError: (error) => faults.push(error),
    });
    onTestFinished(() => root.unmount());
    await reached.promise;
    change(app);
    code.resolve({ default: Part });

    await expect.poll(() => place.textContent).toBe(after);
    expect(faults).toEqual([]);
    expect(place.querySelector('p')).toBe(paragraph);
  },
);
