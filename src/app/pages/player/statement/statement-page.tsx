import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import { Link, useParams } from 'react-router-dom';
import { playerPaths } from '../../../../config/derived-paths.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { FailedState } from '../../failed-state.tsx';
import { PageState } from '../../page-state.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';
import { SignedStatement } from './signed-statement.tsx';
import { useStatement } from './use-statement.ts';

const ROOMS = ['note', 'form', 'card'] as const;

/** The operator's signed statement of one slot session (SPT-5, AUT-7). */
function StatementPage() {
  const { t } = useText();
  const { sessionId = '' } = useParams();
  return (
    <PlayerPage title={t('statement.title')} intro={t('statement.intro')} rooms={ROOMS}>
      {({ accountCode }) => (
        <StatementOf key={sessionId} session={sessionId} accountCode={accountCode} />
      )}
    </PlayerPage>
  );
}

function StatementOf({ session, accountCode }: { session: string; accountCode: string }) {
  const { t } = useText();
  const { activity } = playerPaths(useApp().config);
  const { reading, again } = useStatement(session, accountCode);
  if (reading.is === 'waiting') return <PlayerWaiting rooms={ROOMS} />;
  if (reading.is === 'failed') return <FailedState onRetry={again} />;
  if (reading.is === 'there')
    return <SignedStatement jws={reading.jws} checked={reading.checked} />;
  return (
    <PageState
      icon={FileQuestionMark}
      title={t('statement.missing.title')}
      text={t('statement.missing.text')}
    >
      {activity && (
        <Link className={buttonClass('quiet')} to={activity}>
          {t('player.nav.activity')}
        </Link>
      )}
    </PageState>
  );
}

export { StatementPage as Component };
