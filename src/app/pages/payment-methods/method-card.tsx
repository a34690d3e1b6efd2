import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import { useId } from 'react';
import type { PaymentMethodInfo, PaymentTerms } from '../../../operator/payment-methods.ts';
import { useText } from '../../i18n/text.ts';
import { arrivalWords, feeWords, limitWords } from '../terms-words.ts';

/** A payment method: its directions, and the terms of each. */
export function MethodCard({ method }: { method: PaymentMethodInfo }) {
  const { name, image, deposit, withdrawal } = method;
  const heading = useId();
  return (
    <li className="method-card">
      <article aria-labelledby={heading}>
        <header className="method-card-head">
          {image && <img src={image.src} width={80} height={48} alt="" loading="lazy" />}
          <h2 id={heading}>{name}</h2>
        </header>
        <div className="method-card-ways">
          <Way direction="deposit" terms={deposit} />
          <Way direction="withdrawal" terms={withdrawal} />
        </div>
      </article>
    </li>
  );
}

interface WayProps {
  direction: 'deposit' | 'withdrawal';
  terms: PaymentTerms | undefined;
}

function Way({ direction, terms }: WayProps) {
  const text = useText();
  const { t } = text;
  const Icon = direction === 'deposit' ? ArrowDownToLine : ArrowUpFromLine;
  return (
    <section data-possible={terms !== undefined}>
      <h3>
        <Icon size={18} aria-hidden="true" />
        {t(`payments.${direction}`)}
      </h3>
      {terms ? (
        <dl className="method-card-terms">
          <dt>{t('payments.amount')}</dt>
          <dd>{limitWords(terms, text)}</dd>
          <dt>{t('payments.fee')}</dt>
          <dd>{feeWords(terms, text)}</dd>
          <dt>{t('payments.time')}</dt>
          <dd>{arrivalWords(terms, text)}</dd>
        </dl>
      ) : (
        <p>{t('payments.notPossible')}</p>
      )}
    </section>
  );
}
