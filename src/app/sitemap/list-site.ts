import type { PublicConfig } from '../../config/public-config.ts';
import { describeRoutes } from '../routes/route-table.ts';
import { AnswerMissing, type QueriesOptions } from '../state/queries.ts';
import { type ListedAddress, listAddresses } from './list-addresses.ts';

/**
 * Every address that search engines are to know.
 * @param now epoch ms
 * @throws AnswerMissing when a back end gave no answer
 */
export const listSite = (
  config: PublicConfig,
  source: QueriesOptions['source'],
  now: number,
): Promise<ListedAddress[]> =>
  listAddresses(describeRoutes(config), {
    config,
    now,
    async read(query) {
      const { answer } = await source(query);
      if (answer.ok) return answer.value;
      throw new AnswerMissing(answer.error);
    },
  });
