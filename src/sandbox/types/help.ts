import { many, needed, one, order, text } from '../content/attributes.ts';
import type { ContentFamily, Seeder } from '../content/content-family.ts';
import { localized } from '../content/content-type.ts';
import { accountTopics } from '../seed/help-account-topics.ts';
import { moneyTopics } from '../seed/help-money-topics.ts';
import { placeTopics } from '../seed/help-place-topics.ts';
import { playTopics } from '../seed/help-play-topics.ts';
import { safeTopics } from '../seed/help-safe-topics.ts';
import { ref } from '../seed/seeder.ts';

const types = [
  localized('help-category', 'help-categories', {
    key: text({ required: true, shared: true }),
    title: text(needed),
    icon: text(),
    order,
    articles: many('help-article', 'category'),
  }),
  localized('help-article', 'help-articles', {
    question: text(needed),
    slug: text(needed),
    answer: text(),
    order,
    category: one('help-category'),
  }),
];

function seedHelp(seeder: Seeder): void {
  for (const [index, { key, icon, title, articles }] of [
    ...accountTopics,
    ...moneyTopics,
    ...safeTopics,
    ...playTopics,
    ...placeTopics,
  ].entries()) {
    seeder.add('help-category', key, (language) => ({
      key,
      title: title[language],
      icon,
      order: index + 1,
    }));
    for (const [position, { slug, question, answer }] of articles.entries()) {
      seeder.add('help-article', slug, (language) => ({
        question: question[language],
        slug,
        answer: answer[language],
        order: position + 1,
        category: ref('help-category', key),
      }));
    }
  }
}

export const family: ContentFamily = { types, seed: seedHelp };
