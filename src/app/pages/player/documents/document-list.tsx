import FileText from 'lucide-react/icons/file-text';
import type { Document } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';
import './documents.css';
import '../layout/player-list.css';
import { fileSize } from './file-size.ts';

/** Lists the player's documents and their status. @param documents newest first */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  const { t } = useText();
  if (documents.length === 0) return <p>{t('player.documents.none')}</p>;
  return (
    <ul className="player-list">
      {documents.map((document) => (
        <li key={document.id}>
          <FileText size={24} aria-hidden />
          <DocumentLines document={document} />
          <span className={`player-list-state document-state-${document.status}`}>
            {t(`player.documents.state.${document.status}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function DocumentLines({ document }: { document: Document }) {
  const { t, date, locale } = useText();
  const { kind, name, size, uploadedAt, expiresOn, reason } = document;
  const sent = date(Date.parse(uploadedAt), { dateStyle: 'medium' });
  return (
    <div className="player-list-lines">
      <strong>{t(`player.documents.kind.${kind}`)}</strong>
      <bdi>{name}</bdi>
      <span>
        {t('player.documents.sent', { date: sent, size: fileSize(size, locale) })}
        {expiresOn &&
          ` · ${t('player.documents.until', {
            date: date(Date.parse(expiresOn), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}`}
      </span>
      {reason && (
        <span className="player-list-reason">{t(`player.documents.reason.${reason}`)}</span>
      )}
    </div>
  );
}
