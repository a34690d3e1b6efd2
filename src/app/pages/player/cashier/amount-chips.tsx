import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { unitOf } from '../amounts/amount-text.ts';

interface AmountChipsProps {
  /** In minor units. */
  amounts: readonly number[];
  currency: string;
  chosen: number | undefined;
  onChoose: (amount: number) => void;
}

/** Common amounts, each selected with one tap. */
export function AmountChips({ amounts, currency, chosen, onChoose }: AmountChipsProps) {
  const { t, number, locale } = useText();
  const unit = unitOf(locale, currency);
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  if (amounts.length === 0) return null;
  return (
    <fieldset className="amount-chips">
      <legend className="visually-hidden">{t('cashier.chips')}</legend>
      {amounts.map((amount) => (
        <Button
          key={amount}
          kind="quiet"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(amount)}
        >
          {number(amount / unit, style)}
        </Button>
      ))}
    </fieldset>
  );
}
