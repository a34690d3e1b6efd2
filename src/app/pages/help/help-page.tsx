import { useDeferredValue, useMemo } from 'react';
import { companyInfoQuery } from '../../../content/company-info.ts';
import { helpQuery, helpTopicsQuery } from '../../../content/help.ts';
import { searchOf } from '../../../lib/search-words.ts';
import { useText } from '../../i18n/text.ts';
import { useArrivalNotice } from '../../state/arrival-notice.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { useSearch } from '../../state/live-values/use-search.ts';
import { Answered } from '../answered.tsx';
import { Page } from '../page.tsx';
import { SearchForm } from '../search-form.tsx';
import { ContactWays } from './contact-ways.tsx';
import { FoundArticles } from './found-articles.tsx';
import './help-page.css';
import { pageLoader } from '../page-loader.ts';
import { HelpTopics, HelpTopicsSkeleton } from './help-topics.tsx';
import { searchHelp } from './search-help.ts';

export const loader = pageLoader(async ({ queries, locale }, { url }) => {
  const isSearch = searchOf(url.searchParams) !== '';
  await queries.want(
    helpTopicsQuery(locale),
    companyInfoQuery(),
    ...(isSearch ? [helpQuery(locale)] : []),
  );
});

/** The help centre: search, topics, common questions and contact options. */
function HelpPage() {
  const { t } = useText();
  const { locale } = useApp();
  const search = useSearch();
  // The search box responds at once, the list right after it (PF-9).
  const words = useDeferredValue(searchOf(search));
  // Visitors of this page usually search, so load the answers before they type.
  const { value: help } = useAnswer(helpQuery(locale));
  const found = useMemo(
    () => (help && words !== '' ? searchHelp(help, words) : undefined),
    [help, words],
  );
  useArrivalNotice({ help: 'helpCentre.unknown' });
  return (
    <Page title={t('helpCentre.title')} intro={t('helpCentre.intro')}>
      <SearchForm label={t('helpCentre.search')} submitLabel={t('helpCentre.apply')} />
      {/* Always rendered: screen readers often miss a live region that is added together with its text. */}
      <p className="help-count" role="status">
        {found && t('helpCentre.count', { count: found.length })}
      </p>
      {words === '' ? (
        <Answered query={helpTopicsQuery(locale)} waiting={<HelpTopicsSkeleton />}>
          {(topics) => <HelpTopics topics={topics} />}
        </Answered>
      ) : (
        <Answered query={helpQuery(locale)} waiting={<HelpTopicsSkeleton />}>
          {() => found && <FoundArticles found={found} />}
        </Answered>
      )}
      <ContactWays />
    </Page>
  );
}

export { HelpPage as Component };
