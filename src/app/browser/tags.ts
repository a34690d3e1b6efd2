import type { createBrowserRouter } from 'react-router-dom';
import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { followTags, type Gtm } from '../features/consent/tags/follow-tags.ts';
import { pageEvent, type ShownPage, searchEvent } from '../features/consent/tags/page-event.ts';
import type { RouteHandle } from '../pages/page-manifest.ts';
import { idle } from '../pwa/page-moments.ts';
import type { AppState } from '../state/context.ts';
import { type TagEvent, track } from '../state/tag-event.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Idle time after which typed text counts as a search, in ms. */
const SEARCHED_AFTER_MS = 1500;

/** Connects the tag manager to this tab, based on stores and the router (docs/tags.md). */
export async function startTags(app: AppState, gtm: Gtm, router: Router): Promise<void> {
  addEventListener('appinstalled', () => track({ event: 'install' }));
  followStores(app, router);
  await followTags(app, gtm, (onPage) => followPages(router, onPage));
}

function followStores({ stores: { occupations, push } }: AppState, router: Router): void {
  let isPlaying = false;
  subscribe(occupations, () => {
    const wasPlaying = isPlaying;
    isPlaying = occupations.list.some(({ what }) => what === 'game');
    if (!isPlaying || wasPlaying) return;
    const { params, search } = shownPage(router);
    const mode = search.get('mode') === 'demo' ? 'demo' : 'real';
    track({ event: 'game_start', game: params['slug'] ?? '', mode });
  });
  let wasAsking = false;
  subscribeKey(push, 'state', ({ kind }) => {
    if (kind === 'on' && wasAsking) track({ event: 'push_opt_in' });
    wasAsking = kind === 'asking';
  });
}

/** Calls back with the path of the current and each later page, once its title is set. */
function followPages(router: Router, onPage: (path: string) => void): void {
  let last: string | undefined;
  let words = '';
  let searching: ReturnType<typeof setTimeout> | undefined;
  const tell = (event: TagEvent | undefined) => event && track(event);

  async function look(): Promise<void> {
    const { location, navigation, matches } = router.state;
    if (navigation.state !== 'idle') return;
    const typed = location.pathname + shownPage(router).search.get('q');
    // Filters and refetches are not a new search.
    if (typed !== words) {
      words = typed;
      clearTimeout(searching);
      searching = setTimeout(() => tell(searchEvent(shownPage(router))), SEARCHED_AFTER_MS);
    }
    if (location.pathname === last) return;
    last = location.pathname;
    await idle();
    if (last !== location.pathname) return;
    const { path, handle } = matches.at(-1)?.route ?? {};
    // A player page's URL may contain personal data; its pattern does not.
    const isPlayers = (handle as RouteHandle | undefined)?.forPlayers;
    onPage(isPlayers && path ? path : location.pathname);
    tell(pageEvent(shownPage(router)));
  }
  router.subscribe(() => void look());
  void look();
}

function shownPage({ state: { matches, location } }: Router): ShownPage {
  return {
    page: matches.findLast(({ route }) => route.handle)?.route.id ?? '',
    params: matches.at(-1)?.params ?? {},
    search: new URLSearchParams(location.search),
  };
}
