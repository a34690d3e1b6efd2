import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../../config/derived-paths.ts';
import type { Query } from '../../../../http/query.ts';
import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { limitsQuery } from '../../../../operator/limits.ts';
import type { Profile } from '../../../../operator/profile.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer, useStores } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { ContactLines } from '../../contact-lines.tsx';
import { PlayerFailed } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';
import { type PlayerTask, playerTasks } from './player-tasks.ts';

/** Lists what needs the player's attention, each with a link; otherwise says that there is nothing to do. */
export function TaskCard({ profile }: { profile: Profile }) {
  const { t } = useText();
  const { player } = useApp();
  const { accountCode } = profile;
  const documents = usePlayerAnswer(documentsQuery(accountCode));
  const check = usePlayerAnswer(identityDocumentQuery(accountCode));
  const limits = usePlayerAnswer(limitsQuery(accountCode));
  const readings = [documents, check, limits];
  if (readings.some(({ value, failed }) => value === undefined && !failed))
    return <PlayerWaiting rooms={['short', 'list', 'card']} />;
  const tasks = playerTasks({
    profile,
    documents: documents.value,
    check: check.value,
    limits: limits.value,
  });
  const isWhole = readings.every(({ value }) => value !== undefined);
  const reads: Query<unknown>[] = [
    documentsQuery(accountCode),
    identityDocumentQuery(accountCode),
    limitsQuery(accountCode),
  ];
  const again = () => Promise.all(reads.map((query) => player.queries.refresh(query)));
  return (
    <PlayerCard title={t('player.tasks.title')}>
      <TaskList tasks={tasks} onRetry={isWhole ? undefined : again} />
    </PlayerCard>
  );
}

interface TaskListProps {
  tasks: readonly PlayerTask[];
  /** Reads again what the list lacks; absent if it is complete. */
  onRetry?: (() => Promise<unknown>) | undefined;
}

export function TaskList({ tasks, onRetry }: TaskListProps) {
  const { t } = useText();
  const { online } = useSnapshot(useStores().network);
  return (
    <>
      {tasks.length > 0 && (
        <ul className="player-tasks">
          {tasks.map((task) => (
            <li key={task.kind}>
              <Task task={task} />
            </li>
          ))}
        </ul>
      )}
      {tasks.length === 0 && !onRetry && (
        <p className="player-tasks-none">
          <CircleCheck size={20} aria-hidden />
          {t('player.tasks.none')}
        </p>
      )}
      {onRetry && (
        <PlayerFailed online={online} text={t('player.tasks.unknown')} onRetry={onRetry} />
      )}
    </>
  );
}

function Task({ task }: { task: PlayerTask }) {
  const { t, date } = useText();
  const { config } = useApp();
  const to = pathOf(task, playerPaths(config));
  const day = 'from' in task ? date(Date.parse(task.from), { dateStyle: 'long' }) : '';
  const text = t(`player.tasks.${task.kind}`, { date: day });
  if (task.kind === 'review')
    return (
      <div className="player-tasks-text">
        {text}
        <ContactLines question={t('player.tasks.review.contact')} />
      </div>
    );
  if (to === undefined) return <span className="player-tasks-text">{text}</span>;
  return (
    <Link className="player-tasks-link" to={to}>
      {text}
      <ChevronRight size={20} aria-hidden />
    </Link>
  );
}

function pathOf(
  { kind }: PlayerTask,
  { information, documents, limits }: ReturnType<typeof playerPaths>,
): string | undefined {
  if (kind === 'annual')
    return information && `${information}?section=personal-data&pendingVerification=true`;
  if (kind === 'limit-waits') return limits;
  return documents && `${documents}?kind=identification`;
}
