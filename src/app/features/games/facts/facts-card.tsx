import { useLayoutEffect, useRef } from 'react';
import { type GameDetails, gameQuery } from '../../../../operator/catalogue.ts';
import { useText } from '../../../i18n/text.ts';
import { useAnswer } from '../../../state/context.ts';
import { useMessages } from '../../../state/use-messages.ts';
import { VOLATILITY_LABEL } from '../volatility-label.ts';
import './facts-card.css';

const ID = 'game-facts';
/** Distance from the poster and from the window's edges, in CSS px. */
const GAP = 8;

/**
 * Provider, return to player, volatility and demo availability of a game. Read on demand, because lists do not include
 * them.
 */
export function FactsCard({ poster }: { poster: HTMLAnchorElement }) {
  const hasWords = useMessages('games');
  const slug =
    poster.dataset['game'] ?? decodeURIComponent(poster.pathname.split('/').at(-1) ?? '');
  const { value, failed } = useAnswer(gameQuery(slug));
  const card = useRef<HTMLDivElement>(null);
  // A tile among the player's own games shows only a title, so there is nothing to describe it when the read fails.
  const hasFacts = value !== undefined || (failed && poster.matches('.poster'));
  const isShown = hasWords && hasFacts;

  useLayoutEffect(() => {
    const shown = card.current;
    if (!isShown || !shown) return undefined;
    const follow = () => place(shown, poster);
    follow();
    document.addEventListener('scroll', follow, true);
    poster.setAttribute('aria-describedby', ID);
    return () => {
      document.removeEventListener('scroll', follow, true);
      poster.removeAttribute('aria-describedby');
    };
  }, [isShown, poster]);

  return (
    isShown && (
      <div ref={card} id={ID} className="facts-card" role="tooltip">
        <strong>{value?.game.title ?? poster.querySelector('.poster-title')?.textContent}</strong>
        <Facts
          provider={value?.game.provider ?? poster.querySelector('small')?.textContent ?? ''}
          details={value}
        />
      </div>
    )
  );
}

interface FactsProps {
  provider: string;
  /** undefined when they could not be read. */
  details: GameDetails | undefined;
}

function Facts({ provider, details }: FactsProps) {
  const { t, number } = useText();
  const { sheet, game } = details ?? {};
  return (
    <dl>
      <dt>{t('games.provider')}</dt>
      <dd>{provider}</dd>
      {sheet && (
        <>
          <dt>{t('game.return')}</dt>
          <dd>{number(sheet.returnToPlayer, { style: 'percent', minimumFractionDigits: 2 })}</dd>
          <dt>{t('game.volatility')}</dt>
          <dd>{t(VOLATILITY_LABEL[sheet.volatility])}</dd>
        </>
      )}
      {game && (
        <>
          <dt>{t('games.facts.demo')}</dt>
          <dd>{t(game.demo ? 'games.facts.demo.yes' : 'games.facts.demo.no')}</dd>
        </>
      )}
    </dl>
  );
}

/**
 * Placed below the poster, or above it where there is no room; inside the window, and hidden when the poster is out of
 * view.
 */
function place(card: HTMLElement, poster: Element): void {
  const at = poster.getBoundingClientRect();
  const isOut = at.bottom < 0 || at.top > innerHeight || at.right < 0 || at.left > innerWidth;
  card.style.visibility = isOut ? 'hidden' : '';
  // Relative to its static position at the start of the line.
  card.style.translate = '';
  const { left: from, width, height } = card.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - GAP;
  const left = Math.max(GAP, Math.min(at.left + (at.width - width) / 2, most));
  const isRoomBelow = at.bottom + GAP + height <= innerHeight - GAP;
  const top = isRoomBelow ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height);
  card.style.translate = `${left - from}px ${top}px`;
}
