import { useId } from 'react';
import type { DocumentKind } from '../../../../operator/documents.ts';
import { useText } from '../../../i18n/text.ts';

const KINDS: readonly DocumentKind[] = ['identification', 'address', 'payment'];

interface KindChoiceProps {
  kind: DocumentKind | undefined;
  onChange: (kind: DocumentKind) => void;
}

/** Selects the kind of document and shows what a good one looks like. */
export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { t } = useText();
  const group = useId();
  return (
    <fieldset className="kind-choice">
      <legend>{t('player.upload.kind')}</legend>
      {KINDS.map((name) => (
        <label key={name} className="kind-choice-option">
          <input
            type="radio"
            name={group}
            value={name}
            checked={kind === name}
            onChange={() => onChange(name)}
          />
          <span>
            <strong>{t(`player.documents.kind.${name}`)}</strong>
            <span>{t(`player.upload.kind.${name}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
