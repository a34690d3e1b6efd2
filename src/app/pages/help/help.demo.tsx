import type { HelpTopic } from '../../../content/help.ts';
import type { CleanHtml } from '../../../http/query.ts';
import type { Demo } from '../../ui/demo.ts';
import { ArticleVoteView } from './article-vote.tsx';
import { ContactWays } from './contact-ways.tsx';
import { FoundArticles } from './found-articles.tsx';
import './article-view.css';
import './help-page.css';
import { HelpTopics } from './help-topics.tsx';

const topics: HelpTopic[] = ['user', 'card', 'heart', 'unknown'].map((icon, index) => ({
  key: icon,
  icon,
  title: `Topic ${index + 1}`,
  articles: [{ slug: `first-${index}`, question: 'What is asked most?' }],
}));
const found = {
  article: { slug: 'deposit', question: 'How do I deposit?', answer: '' as CleanHtml },
  category: { key: 'card', title: 'Deposits & withdrawals' },
  text: 'Open the cashier, choose a method and an amount. Your deposit is there at once.',
  words: new Set(['deposit', 'cashier']),
};
const vote = (
  name: string,
  state: Omit<Parameters<typeof ArticleVoteView>[0], 'onVote'>,
): Demo['states'][number] => ({
  name,
  render: () => <ArticleVoteView {...state} onVote={() => undefined} />,
});
const none = { given: undefined, pending: undefined, failure: undefined };

export const demo: Demo = {
  title: 'Help centre',
  group: 'pages',
  states: [
    { name: 'topics', render: () => <HelpTopics topics={topics} /> },
    { name: 'no topics yet', render: () => <HelpTopics topics={[]} /> },
    { name: 'found', render: () => <FoundArticles found={[found]} /> },
    { name: 'nothing found', render: () => <FoundArticles found={[]} /> },
    { name: 'ways to reach us', render: () => <ContactWays /> },
    vote('not voted', none),
    vote('voting', { ...none, pending: true }),
    vote('useful', { ...none, given: true }),
    vote('not useful', { ...none, given: false }),
    vote('not sent', { ...none, failure: 'helpCentre.vote.offline' }),
  ],
};
