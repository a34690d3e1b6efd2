import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp, usePlayerAnswer } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { wayBack } from '../cashier/way-back.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';
import { DocumentList } from './document-list.tsx';
import { IdentityState } from './identity-state.tsx';
import { UploadCard } from './upload-card.tsx';

const ROOMS = ['note', 'list', 'list'] as const;

/** Shows the status of required documents and uploads them (PGS-1). */
function DocumentsPage() {
  const { t } = useText();
  const [search] = useSearchParams();
  // AUT-6 links here with the kind; any other value is ignored (B33).
  const asked = search.get('kind') === 'identification';
  return (
    <PlayerPage
      title={t('player.documents.title')}
      intro={t('player.documents.intro')}
      rooms={ROOMS}
      queries={(accountCode) => [documentsQuery(accountCode), identityDocumentQuery(accountCode)]}
    >
      {({ accountCode }) => (
        <>
          <Standing accountCode={accountCode} />
          <WayOn />
          <UploadCard accountCode={accountCode} kindAsked={asked ? 'identification' : undefined} />
          <PlayerCard title={t('player.documents.list')}>
            <PlayerAnswered query={documentsQuery(accountCode)} rooms={['card']}>
              {(documents) => <DocumentList documents={documents} />}
            </PlayerAnswered>
          </PlayerCard>
        </>
      )}
    </PlayerPage>
  );
}

/** Links back to the game, bet slip, withdrawal or promotion that requested a document. */
function WayOn() {
  const { t } = useText();
  const { config, locale } = useApp();
  const back = wayBack(useLocation().search, config, locale);
  if (!back) return null;
  return (
    <Link className={buttonClass('outline')} to={back.path}>
      {t(`player.documents.back.${back.to}`)}
    </Link>
  );
}

/** Shows no identity status until both responses have arrived. The list below says so if it failed itself. */
function Standing({ accountCode }: { accountCode: string }) {
  const documents = usePlayerAnswer(documentsQuery(accountCode));
  if (!documents.value && documents.failed) return null;
  return (
    <PlayerAnswered query={identityDocumentQuery(accountCode)} rooms={ROOMS}>
      {(check) =>
        documents.value ? (
          <IdentityState documents={documents.value} check={check} />
        ) : (
          <PlayerWaiting rooms={ROOMS} />
        )
      }
    </PlayerAnswered>
  );
}

export { DocumentsPage as Component };
