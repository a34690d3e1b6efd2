import type { PublicConfig } from '../../config/public-config.ts';
import { isFinalRefusal } from '../../http/http-error.ts';
import type { ParseContext } from '../../http/query.ts';
import { describeRoutes } from '../routes/route-table.ts';
import { AnswerMissing, type QueriesOptions } from '../state/queries.ts';
import { type ListedAddress, listAddresses } from './list-addresses.ts';

interface ListSiteOptions {
  source: QueriesOptions['source'];
  /** Epoch ms. */
  now: number;
  report: ParseContext['report'];
}

/**
 * All addresses for search engines. Leaves out and reports lists that a back end refuses for good, because 503 would never
 * end.
 * @throws AnswerMissing if a back end did not answer
 */
export const listSite = (
  config: PublicConfig,
  { source, now, report }: ListSiteOptions,
): Promise<ListedAddress[]> =>
  listAddresses(describeRoutes(config), {
    config,
    now,
    async read(query) {
      const { answer } = await source(query);
      if (answer.ok) return answer.value;
      if (!isFinalRefusal(answer.error)) throw new AnswerMissing(answer.error);
      const [list] = query.path.split('?', 1);
      const { status } = answer.error;
      report(`sitemap.xml leaves out ${list}, refused with status ${status}`, query.family);
      return [];
    },
  });
