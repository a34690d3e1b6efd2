import { Route, Router } from 'workbox-routing';
import { answerAsset } from './assets/asset-cache.ts';
import { findIn } from './caches.ts';
import { answerContent } from './content-cache.ts';
import { answerImage } from './images.ts';
import { importPush } from './import-push.ts';
import { activate, install } from './lifecycle.ts';
import { answerMessage } from './messages.ts';
import { createNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { findPrecached } from './precache.ts';
import { type Decision, decide } from './routes.ts';
import { site, worker } from './scope.ts';

const answerNavigation = createNavigation(() => findPrecached(site.shell));

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
worker.addEventListener('message', (event) => event.waitUntil(answerMessage(event.data)));

type Answer = (request: Request, event: FetchEvent) => Promise<Response>;
const answers: Record<Exclude<Decision, 'leave'>, Answer> = {
  navigation(request, event) {
    const page = Promise.resolve(event.preloadResponse).then((sent) => sent ?? fetch(request));
    // Keeps the worker alive for a late response; otherwise the browser reports a cancelled preload.
    event.waitUntil(page.catch(() => undefined));
    // Documents are cached by path without a query: the hydrated page shows what its address asks for.
    const path = request.url.replace(/\?.*/, '');
    return answerNavigation(page, () => findIn(pages, path));
  },
  asset: answerAsset,
  content: answerContent,
  image: answerImage,
};

const router = new Router();
router.registerRoute(
  new Route(
    ({ request }) => {
      const decision = decide(request, site, location.origin);
      return decision !== 'leave' && { answer: answers[decision] };
    },
    ({ request, event, params }) =>
      (params as { answer: Answer }).answer(request, event as FetchEvent),
  ),
);
router.addFetchListener();

importPush(site.pushScripts);
