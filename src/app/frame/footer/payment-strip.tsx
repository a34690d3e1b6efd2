import { footerPaymentMethodsQuery } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer } from '../../state/context.ts';

/** Payment methods, 80x48 each (FTR-1). */
export function PaymentStrip() {
  const { t } = useText();
  const methods = useAnswer(footerPaymentMethodsQuery()).value ?? [];
  if (methods.length === 0) return null;
  return (
    <ul className="payment-strip" aria-label={t('footer.payments')}>
      {methods.map(({ code, name, image }) => (
        <li key={code}>
          <img src={image.src} width={80} height={48} alt={name} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
