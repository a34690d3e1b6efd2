import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { SelectField } from '../../ui/field.tsx';
import { callingCode } from './phone-number.ts';
import { fieldId, NeededQuestion, useFault } from './question.tsx';
import type { Registration } from './registration.ts';

/** Address and phone number. */
export function AddressFields({ form }: { form: Registration }) {
  const { t } = useText();
  const { values, terms } = useSnapshot(form.state);
  const countries = useCountryNames(terms?.countries ?? []);
  const fault = useFault(form, 'country');
  const prefixOf = values.phoneCountry || values.country;
  return (
    <>
      <SelectField
        id={fieldId('country')}
        name="country"
        label={t('registration.country')}
        hint={t('registration.country.hint')}
        autoComplete="country"
        value={values.country}
        required
        error={fault}
        onChange={(event) => form.set('country', event.target.value)}
        onBlur={() => form.leave('country')}
      >
        <option value="">{t('registration.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <NeededQuestion form={form} field="street" autoComplete="address-line1" maxLength={120} />
      <div className="registration-pair">
        <NeededQuestion form={form} field="postalCode" autoComplete="postal-code" maxLength={10} />
        <NeededQuestion form={form} field="city" autoComplete="address-level2" maxLength={80} />
      </div>
      <div className="registration-pair">
        <SelectField
          id="registration-phoneCountry"
          name="phoneCountry"
          label={t('registration.phoneCountry')}
          autoComplete="tel-country-code"
          value={prefixOf}
          onChange={(event) => form.set('phoneCountry', event.target.value)}
        >
          {prefixOf === '' && <option value="" />}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {/* Isolated, because a right-to-left page would put the plus sign after the digits. */}
              {`\u2066+${callingCode(code)}\u2069 ${name}`}
            </option>
          ))}
        </SelectField>
        <NeededQuestion
          form={form}
          field="phone"
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
        />
      </div>
    </>
  );
}

/** Country names in the page's language, in its sort order. */
function useCountryNames(codes: readonly string[]): { code: string; name: string }[] {
  const { locale } = useText();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [codes, locale]);
}
