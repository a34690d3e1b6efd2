import { Route, Router } from 'workbox-routing';
import { answerAsset } from './assets/asset-cache.ts';
import { answerContent } from './content-cache.ts';
import { answerImage } from './images.ts';
import { activate, install } from './lifecycle.ts';
import { answerMessage } from './messages.ts';
import { createNavigation } from './navigation.ts';
import { findPrecached } from './precache.ts';
import { type Decision, decide } from './routes.ts';
import { site, worker } from './scope.ts';

const answerNavigation = createNavigation(() => findPrecached(site.shell));

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', (event) => event.waitUntil(answerMessage(event.data)));

const router = new Router();

route('navigation', (request, event) => {
  const page = Promise.resolve(event.preloadResponse).then((sent) => sent ?? fetch(request));
  // Kept alive when it is late, or the browser reports a cancelled preload.
  event.waitUntil(page.catch(() => undefined));
  return answerNavigation(page);
});
route('asset', async (request, event) => {
  return (await findPrecached(request.url)) ?? answerAsset(request, event);
});
route('content', answerContent);
route('image', answerImage);

router.addFetchListener();

function route(
  decision: Exclude<Decision, 'leave'>,
  answer: (request: Request, event: FetchEvent) => Promise<Response>,
): void {
  router.registerRoute(
    new Route(
      ({ request }) => decide(request, site, location.origin) === decision,
      ({ request, event }) => answer(request, event as FetchEvent),
    ),
  );
}
