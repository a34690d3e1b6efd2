import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { verificationPath } from '../../features/deposit/deposit-paths.ts';
import type { PlayFailure } from '../../features/play/play-failure.ts';
import { useBusy } from '../../features/play/use-busy.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { BreakGate } from '../break-gate.tsx';
import { PageState } from '../page-state.tsx';

interface PlayFailedProps {
  failure: PlayFailure;
  /** Slug of the requested game. */
  slug: string;
  onRetry: () => void;
  /** Resumes a session that is already running; resolves with the failure, if any. */
  onGoOn?: (id: string) => Promise<unknown>;
  onEndOther?: (id: string) => Promise<unknown>;
}

/** Explains why a game did not start, and what to do next (F41). */
export function PlayFailed({ failure, ...rest }: PlayFailedProps) {
  const { t, date } = useText();
  const { reason } = failure;
  const told = (
    <PageState
      icon={CircleAlert}
      title={t(`play.failed.${reason}.title`)}
      text={failureText(failure, { t, date })}
    >
      <Ways failure={failure} {...rest} />
    </PageState>
  );
  // For a player on a break, also shows when it ends and what is still available.
  return <div className="page">{reason === 'excluded' ? <BreakGate>{told}</BreakGate> : told}</div>;
}

function failureText(failure: PlayFailure, { t, date }: Pick<Text, 't' | 'date'>): string {
  switch (failure.reason) {
    case 'limit':
      return t(`play.failed.limit.${failure.kind}`);
    case 'paused': {
      const time = date(Date.parse(failure.until), { dateStyle: 'full', timeStyle: 'short' });
      return t('play.failed.paused.text', { time });
    }
    case 'open-elsewhere':
      return t('play.failed.open-elsewhere.text', { game: failure.game.title });
    case 'refused':
      return failure.quote === undefined
        ? t('play.failed.refused.text')
        : t('play.failed.refused.quote', { quote: failure.quote });
    default:
      return t(`play.failed.${failure.reason}.text`);
  }
}

function Ways(props: PlayFailedProps): ReactNode {
  const { t } = useText();
  const { config } = useApp();
  const { home, limits } = playerPaths(config);
  const { pathname, search } = useLocation();
  const { reason } = props.failure;
  if (props.failure.reason === 'open-elsewhere')
    return <OtherSession {...props} other={props.failure} />;
  const own: Partial<Record<PlayFailure['reason'], [string | undefined, string]>> = {
    blocked: [home, t('play.account')],
    excluded: [limits, t('play.failed.limit.way')],
    limit: [limits, t('play.failed.limit.way')],
    documents: [verificationPath(config, pathname + search), t('play.failed.documents.way')],
    demo: [`${config.routes.games}/${props.slug}/play`, t('play.failed.demo.way')],
  };
  const [to, label] = own[reason] ?? [];
  return (
    <>
      {(reason === 'unreachable' || reason === 'refused') && (
        <Button onClick={props.onRetry}>{t('play.retry')}</Button>
      )}
      {to !== undefined && (
        <Link className={buttonClass()} to={to}>
          {label}
        </Link>
      )}
      <Link className={buttonClass('quiet')} to={config.routes.games ?? '/'}>
        {t('play.ended.games')}
      </Link>
    </>
  );
}

interface OtherSessionProps extends Omit<PlayFailedProps, 'failure'> {
  other: Extract<PlayFailure, { reason: 'open-elsewhere' }>;
}

/** Another session is already running: offers to resume or end it. */
function OtherSession({ other, slug, onGoOn, onEndOther }: OtherSessionProps) {
  const { t } = useText();
  const { config } = useApp();
  const { busy, failed, run } = useBusy();
  const { id, game } = other;
  return (
    <>
      {failed && <p role="alert">{t('play.goOn.failed')}</p>}
      {game.slug === slug ? (
        <Button busy={busy} onClick={() => run(async () => onGoOn?.(id))}>
          {t('play.open-elsewhere.here')}
        </Button>
      ) : (
        <Link
          className={buttonClass()}
          to={`${config.routes.games}/${game.slug}/play?session=${encodeURIComponent(id)}`}
        >
          {t('play.open-elsewhere.there', { game: game.title })}
        </Link>
      )}
      <Button kind="quiet" busy={busy} onClick={() => run(async () => onEndOther?.(id))}>
        {t('play.open-elsewhere.end')}
      </Button>
    </>
  );
}
