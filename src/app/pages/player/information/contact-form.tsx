import { type FormEvent, useEffect, useRef, useState } from 'react';
import { countryName, languageName } from '../../../../lib/display-names.ts';
import type { PersonalData } from '../../../../operator/personal-data.ts';
import { type MessageKey, useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FormActions } from '../layout/form-actions.tsx';
import { refusedFields } from '../layout/refusal.ts';
import { useAction } from '../layout/use-action.ts';
import {
  type ContactField,
  type ContactForm as ContactFormValues,
  contactChange,
  contactFaults,
  LENGTHS,
} from './contact-change.ts';
import { saveContact } from './personal-data-actions.ts';

interface ContactFormProps {
  accountCode: string;
  data: PersonalData;
  /** @param saved false when the player cancelled or changed nothing */
  onDone: (saved: boolean) => void;
}

/** Edits contact data. Checks it locally first; the operator may still reject a field. */
export function ContactForm({ accountCode, data, onDone }: ContactFormProps) {
  const { t, locale } = useText();
  const app = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<{ [field in ContactField]?: MessageKey }>({});
  const save = useAction();
  const refused = refusedFields(save.error, t);
  const errorOf = (field: ContactField) => {
    const fault = faults[field];
    return fault ? t(fault) : (refused[field] ?? refused[`address.${field}`]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each check, by the form or the operator
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults, save.error]);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as ContactFormValues;
    const found = contactFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const change = contactChange(values, data);
    if (!change) return onDone(false);
    if (await save.run(() => saveContact(app, accountCode, change))) onDone(true);
  }

  const { languages } = app.config;
  return (
    <form className="player-form" noValidate ref={form} onSubmit={(event) => void submit(event)}>
      <div className="form-fields">
        <TextField
          id="contact-email"
          label={t('player.field.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LENGTHS.email}
          defaultValue={data.email}
          error={errorOf('email')}
        />
        <TextField
          id="contact-phone"
          label={t('player.field.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={LENGTHS.phone}
          defaultValue={data.phone}
          hint={t('player.field.phone.hint')}
          error={errorOf('phone')}
        />
        <TextField
          id="contact-street"
          label={t('player.field.street')}
          name="street"
          autoComplete="street-address"
          maxLength={LENGTHS.street}
          defaultValue={data.address.street}
          error={errorOf('street')}
        />
        <TextField
          id="contact-postalCode"
          label={t('player.field.postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={LENGTHS.postalCode}
          defaultValue={data.address.postalCode}
          error={errorOf('postalCode')}
        />
        <TextField
          id="contact-city"
          label={t('player.field.city')}
          name="city"
          autoComplete="address-level2"
          maxLength={LENGTHS.city}
          defaultValue={data.address.city}
          hint={t('player.field.country.hint', {
            country: countryName(data.address.country, locale),
          })}
          error={errorOf('city')}
        />
        <SelectField
          id="contact-language"
          label={t('player.field.language')}
          name="language"
          defaultValue={data.language}
          hint={t('player.field.language.hint')}
          error={errorOf('language')}
        >
          {[...new Set([...languages, data.language])].map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </SelectField>
      </div>
      <FormActions
        label={t('player.contact.save')}
        busy={save.busy}
        error={Object.keys(refused).length > 0 ? undefined : save.error}
        onCancel={() => onDone(false)}
      />
    </form>
  );
}
