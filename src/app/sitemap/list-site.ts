import type { PublicConfig } from '../../config/public-config.ts';
import { describeRoutes } from '../routes/route-table.ts';
import { AnswerMissing, type QueriesOptions } from '../state/queries.ts';
import { type ListedAddress, listAddresses } from './list-addresses.ts';

/**
 * All addresses for search engines.
 * @param now epoch ms
 * @throws AnswerMissing if a back end did not answer
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
