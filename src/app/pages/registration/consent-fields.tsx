import { textPagePath } from '../../../lib/info-paths.ts';
import { parseLink } from '../../../lib/link.ts';
import type { Agreement, RegistrationAccess } from '../../../operator/registration.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { Consent, Question } from './question.tsx';
import type { Registration } from './registration.ts';

interface ConsentFieldsProps {
  form: Registration;
  agreements: RegistrationAccess['agreements'] | undefined;
}

/** Optional limits from the first day, and the required agreements. */
export function ConsentFields({ form, agreements }: ConsentFieldsProps) {
  const { t } = useText();
  const { currency, push } = useApp().config;
  const symbol = <span>{useCurrencySymbol(currency)}</span>;
  return (
    <>
      <details className="registration-part">
        <summary>{t('registration.limits')}</summary>
        <p>{t('registration.limits.text')}</p>
        <div className="registration-limits">
          {(['limitDay', 'limitWeek', 'limitMonth'] as const).map((field) => (
            <Question
              key={field}
              form={form}
              field={field}
              label={t(`registration.${field}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              placeholder={t('registration.noLimit')}
              before={symbol}
            />
          ))}
        </div>
      </details>
      <details className="registration-part">
        <summary>{t('registration.marketing')}</summary>
        <p>{t('registration.marketing.text')}</p>
        <Consent form={form} name="byEmail">
          {t('registration.byEmail')}
        </Consent>
        <Consent form={form} name="bySms">
          {t('registration.bySms')}
        </Consent>
        {push && (
          <Consent form={form} name="byPush">
            {t('registration.byPush')}
          </Consent>
        )}
      </details>
      <fieldset className="registration-part">
        <legend>{t('registration.agreements')}</legend>
        <Consent form={form} name="terms">
          {t('registration.terms')} <Read agreement={agreements?.terms} slug="terms" />
        </Consent>
        <Consent form={form} name="privacy">
          {t('registration.privacy')} <Read agreement={agreements?.privacy} slug="privacy" />
        </Consent>
      </fieldset>
    </>
  );
}

/** Link to the text, at the operator's URL or on this site. It opens in a new tab, so that the form stays open. */
function Read({ agreement, slug }: { agreement: Agreement | undefined; slug: string }) {
  const { t } = useText();
  const { routes } = useApp().config;
  const link = parseLink(agreement?.url) ?? parseLink(textPagePath(routes, slug));
  if (!agreement || !link) return null;
  return (
    <ContentLink link={link} newTab>
      {t('registration.read', { version: agreement.version })}
    </ContentLink>
  );
}

function useCurrencySymbol(currency: string): string {
  const { locale } = useText();
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
