import { useBook } from './book-context.ts';
import { EventList } from './event-list.tsx';
import { EventPage } from './event-page.tsx';
import { MyBets } from './my-bets.tsx';
import { PathLink } from './path-link.tsx';
import { readScreen } from './screen-actions.ts';
import { type Screen, screenOf } from './screens.ts';

/** The screen on view. The previous one takes no press, because it would change between a player's aim and press. */
export function ScreenView() {
  const { known } = useBook();
  return (
    <div className="screen" inert={known.path !== known.view}>
      <ScreenContent />
    </div>
  );
}

/** The screen, or the reason why it is unavailable. */
function ScreenContent() {
  const { book, known, words } = useBook();
  const screen = screenOf(known.view);
  if (screen.kind === 'event' && known.reading === 'done') return <EventPage id={screen.id} />;
  return (
    <>
      <h1 className={screen.kind === 'event' ? 'hidden' : undefined}>
        <Title screen={screen} />
      </h1>
      {known.reading === 'waiting' && <p className="notice">{words.reading}</p>}
      {known.reading === 'failed' && (
        <div className="notice" role="alert">
          <p>{words.failed}</p>
          <button type="button" className="primary" onClick={() => void readScreen(book)}>
            {words.retry}
          </button>
        </div>
      )}
      {known.reading === 'missing' && (
        <div className="notice">
          <p>{words.missing}</p>
          <PathLink to="/">{words.back}</PathLink>
        </div>
      )}
      {known.reading === 'done' && <Found screen={screen} />}
    </>
  );
}

function Title({ screen }: { screen: Screen }) {
  const { known, wording, words } = useBook();
  switch (screen.kind) {
    case 'live':
      return screen.sport === undefined
        ? words.live
        : `${wording.sport(screen.sport)} · ${words.live}`;
    case 'results':
      return words.results;
    case 'bets':
      return words.myBets;
    case 'search':
      return known.reading === 'done' ? words.found(known.shown.length) : `“${screen.words}”`;
    case 'sport': {
      const sport = known.tree?.sports.find(({ code }) => code === screen.sport);
      const found = sport?.competitions.find(({ slug }) => slug === screen.competition);
      return found?.name ?? wording.sport(screen.sport);
    }
    case 'event':
      return words.book;
    case 'upcoming':
      return words.upcoming;
  }
}

function Found({ screen }: { screen: Screen }) {
  const { known, words } = useBook();
  if (screen.kind === 'bets') return <MyBets />;
  if (known.shown.length > 0) return <EventList areResults={screen.kind === 'results'} />;
  const none: Partial<Record<Screen['kind'], string>> = {
    live: words.noneLive,
    results: words.noneEnded,
    search: words.noneFound,
  };
  return <p className="notice">{none[screen.kind] ?? words.noneHere}</p>;
}
