import { accountTopics } from './help-account-topics.ts';
import { moneyTopics } from './help-money-topics.ts';
import { placeTopics } from './help-place-topics.ts';
import { playTopics } from './help-play-topics.ts';
import { safeTopics } from './help-safe-topics.ts';
import { ref, type Seeder } from './seeder.ts';

export function seedHelp(seeder: Seeder): void {
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
