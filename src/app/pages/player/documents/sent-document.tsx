import CircleCheck from 'lucide-react/icons/circle-check';
import type { Document } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';

interface SentDocumentProps {
  document: Document;
  onNext: () => void;
}

/** Confirms that the operator has the document and explains the next step. */
export function SentDocument({ document, onNext }: SentDocumentProps) {
  const { t } = useText();
  return (
    <div className="sent-document">
      <CircleCheck size={40} aria-hidden />
      <p tabIndex={-1}>
        <strong>
          {t('player.upload.done', { kind: t(`player.documents.kind.${document.kind}`) })}
        </strong>
      </p>
      <p>{t('player.upload.done.text')}</p>
      <Button kind="quiet" onClick={onNext}>
        {t('player.upload.next')}
      </Button>
    </div>
  );
}
