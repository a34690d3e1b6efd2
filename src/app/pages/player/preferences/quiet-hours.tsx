import { useState } from 'react';
import type { NotificationPreferences } from '../../../../operator/preferences.ts';
import { useText } from '../../../i18n/text.ts';
import { CheckField, FieldGroup, SelectField, TextField } from '../../../ui/field.tsx';
import { type QuietFault, USUAL_QUIET } from './chosen-preferences.ts';

interface QuietHoursProps {
  quietHours: NotificationPreferences['quietHours'];
  fault: QuietFault | undefined;
}

/** Edits the hours, in a time zone, during which only messages about the account itself are sent. */
export function QuietHours({ quietHours, fault }: QuietHoursProps) {
  const { t } = useText();
  const [on, setOn] = useState(quietHours !== undefined);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { from, to } = quietHours ?? USUAL_QUIET;
  const chosen = quietHours?.timeZone ?? here;
  // The 400 options would be most of the page, so they load when the select gets focus.
  const [choosing, setChoosing] = useState(false);
  const others = choosing ? Intl.supportedValuesOf('timeZone') : [];
  const zones = [...new Set([chosen, here, ...others])].sort();
  const errorAt = (field: QuietFault['field']) =>
    fault?.field === field ? t(`player.preferences.quiet.${fault.kind}`) : undefined;
  return (
    <FieldGroup
      id="preferences-quiet"
      label={t('player.preferences.quiet')}
      hint={t('player.preferences.quiet.hint')}
    >
      <CheckField
        id="quiet-on"
        name="quiet"
        label={t('player.preferences.quiet.on')}
        checked={on}
        onChange={(event) => setOn(event.target.checked)}
      />
      {on && (
        <div className="form-fields">
          <TextField
            id="quiet-from"
            name="from"
            type="time"
            label={t('player.preferences.quiet.from')}
            defaultValue={from}
            error={errorAt('from')}
          />
          <TextField
            id="quiet-to"
            name="to"
            type="time"
            label={t('player.preferences.quiet.to')}
            defaultValue={to}
            error={errorAt('to')}
          />
          <SelectField
            id="quiet-zone"
            name="timeZone"
            label={t('player.preferences.quiet.zone')}
            defaultValue={chosen}
            onFocus={() => setChoosing(true)}
            onPointerDown={() => setChoosing(true)}
          >
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </FieldGroup>
  );
}
