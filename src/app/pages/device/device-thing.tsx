import type { FoundThing } from '../../features/consent/device-storage/find-things.ts';
import type { KeptThing } from '../../features/consent/device-storage/kept-things.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';

interface DeviceThingProps {
  name: string;
  /** Our definition; absent for third-party items. */
  thing?: KeptThing;
  /** What was found on the device, once known. */
  found: FoundThing[] | undefined;
  onRemove: (name: string, found: readonly FoundThing[]) => void;
}

/** One stored item: name, purpose, expiry, presence, and what the visitor can do. */
export function DeviceThing({ name, thing, found, onRemove }: DeviceThingProps) {
  const text = useText();
  const { t } = text;
  const isHere = found !== undefined && found.length > 0;
  return (
    <li className="device-thing" data-here={isHere || undefined}>
      <div className="device-words">
        <code dir="ltr">{name}</code>
        {thing && (
          <p>
            {t(thing.why)}{' '}
            <span className="device-until">
              {t('device.until')}: {t(thing.until)}.
            </span>
          </p>
        )}
        <p className="device-state">{stateOf(thing, found, text)}</p>
      </div>
      {isHere &&
        (thing?.stays ? (
          <p className="device-stays">{t(thing.stays)}</p>
        ) : (
          <Button
            kind="outline"
            aria-label={t('device.delete.name', { name })}
            onClick={() => onRemove(name, found)}
          >
            {t('device.delete')}
          </Button>
        ))}
    </li>
  );
}

function stateOf(
  thing: KeptThing | undefined,
  found: FoundThing[] | undefined,
  { t, locale }: Text,
): string {
  if (thing?.isUnseen) return t('device.unseen');
  // Reserves the space of the text that follows.
  if (found === undefined) return '…';
  if (found.length === 0) return t('device.away');
  const unit = found[0]?.size?.unit;
  if (unit === undefined) return t('device.here');
  const total = found.reduce((sum, { size }) => sum + (size?.count ?? 0), 0);
  const style = unit === 'bytes' ? { style: 'unit', unit: 'byte', unitDisplay: 'long' } : {};
  const count = new Intl.NumberFormat(locale, style as Intl.NumberFormatOptions).format(total);
  return `${t('device.here')} · ${unit === 'bytes' ? count : t('device.entries', { count })}`;
}
