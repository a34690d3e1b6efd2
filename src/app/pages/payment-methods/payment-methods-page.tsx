import CreditCard from 'lucide-react/icons/credit-card';
import { pageQuery } from '../../../content/pages.ts';
import { PAYMENTS_TEXT } from '../../../lib/info-paths.ts';
import { paymentMethodsQuery } from '../../../operator/payment-methods.ts';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Answered } from '../answered.tsx';
import { ContactLines } from '../contact-lines.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { PageState } from '../page-state.tsx';
import { PrintButton, PrintHead } from '../printed-page.tsx';
import { MethodCard } from './method-card.tsx';
import './payment-methods-page.css';

export const loader = pageLoader(async ({ queries, locale }) => {
  await queries.want(paymentMethodsQuery(), pageQuery(PAYMENTS_TEXT, locale));
});

/** Shows the operator's payment methods, and the editors' text about payments. */
function PaymentMethodsPage() {
  const { t } = useText();
  const { locale } = useApp();
  const text = useAnswer(pageQuery(PAYMENTS_TEXT, locale)).value?.[0];
  // An untranslated text is shown below; the page keeps its own title and intro.
  const lead = text?.lang === undefined ? text : undefined;
  const intro = lead?.intro ?? t('payments.intro');
  return (
    <>
      <PrintHead />
      <Page
        title={lead?.title ?? t('payments.title')}
        intro={intro}
        description={lead?.metaDescription ?? intro}
        metaTitle={lead?.metaTitle}
        picture={lead?.shareImage}
        noIndex={lead?.noIndex}
      >
        <div className="payment-methods">
          <Answered query={paymentMethodsQuery()} waiting={<Skeleton shape="posters" />}>
            {(methods) =>
              methods.length > 0 ? (
                <ul className="payment-methods-list">
                  {methods.map((method) => (
                    <MethodCard key={method.code} method={method} />
                  ))}
                </ul>
              ) : (
                <PageState
                  icon={CreditCard}
                  title={t('payments.none.title')}
                  text={t('payments.none.text')}
                >
                  <ContactLines />
                </PageState>
              )
            }
          </Answered>
          {text && text.body !== '' && (
            <div className="payment-methods-text">
              <RichHtml html={text.body} />
            </div>
          )}
          <div>
            <PrintButton />
          </div>
        </div>
      </Page>
    </>
  );
}

export { PaymentMethodsPage as Component };
