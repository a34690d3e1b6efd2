import type { Limit } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { FieldGroup, TextField } from '../../../ui/field.tsx';
import { currencySign } from '../amounts/amount-text.ts';
import type { WrittenLimit } from './use-wanted-limit.ts';

interface LimitFieldsProps {
  limit: Pick<Limit, 'kind' | 'period'>;
  currency: string;
  written: WrittenLimit;
  onWrite: (change: Partial<WrittenLimit>) => void;
  error: string | undefined;
}

/** Renders one field for money, two for time. */
export function LimitFields({ limit, currency, written, onWrite, error }: LimitFieldsProps) {
  const { t, locale } = useText();
  const id = `limit-${limit.kind}-${limit.period}`;
  if (limit.kind !== 'time') {
    return (
      <TextField
        id={id}
        label={t('limits.amount')}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={written.money}
        onChange={({ target }) => onWrite({ money: target.value })}
        before={<span aria-hidden>{currencySign(locale, currency)}</span>}
      />
    );
  }
  return (
    <FieldGroup id={id} label={t('limits.amount')} error={error}>
      <div className="limit-time">
        {(['hours', 'minutes'] as const).map((unit) => (
          <TextField
            key={unit}
            id={`${id}-${unit}`}
            label={t(`limits.${unit}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={written[unit]}
            onChange={({ target }) => onWrite({ [unit]: target.value })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
