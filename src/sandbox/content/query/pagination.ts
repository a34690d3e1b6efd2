import { ContentError, invalid } from '../errors.ts';
import { plainText } from './plain-text.ts';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** The requested page, and its representation in `meta.pagination`. */
export interface Page {
  readonly start: number;
  readonly limit: number;
  readonly meta: (total: number) => Record<string, number>;
}

/** Reads `pagination[…]`, with Strapi's behaviour for edge cases. */
export function parsePagination(value: unknown): Page {
  const given: Record<string, unknown> = isObject(value) ? value : {};
  const byOffset = 'start' in given || 'limit' in given;
  if (byOffset && ('page' in given || 'pageSize' in given)) {
    const message = 'Cannot use both page & offset pagination in the same query';
    throw new ContentError(400, 'PaginationError', message);
  }
  const counted = parseWithCount(given.withCount);
  if (byOffset) {
    const start = 'start' in given ? parseStart(given.start) : 0;
    const limit = 'limit' in given ? parseLimit(given.limit) : DEFAULT_LIMIT;
    return { start, limit, meta: (total) => ({ start, limit, ...(counted ? { total } : {}) }) };
  }
  const page = Math.max(1, wholeNumber(given.page) ?? 1);
  const asked = wholeNumber(given.pageSize) ?? DEFAULT_LIMIT;
  const pageSize = Math.min(Math.max(1, asked), MAX_LIMIT);
  return {
    start: (page - 1) * pageSize,
    limit: pageSize,
    meta: (total) => ({
      page,
      pageSize,
      ...(counted ? { pageCount: Math.ceil(total / pageSize), total } : {}),
    }),
  };
}

function parseStart(value: unknown): number {
  const start = Number(plainText(value));
  if (!Number.isInteger(start)) {
    throw invalid(`convertStartQueryParams expected a positive integer got ${start}`);
  }
  return Math.max(0, start);
}

/** Non-numeric text means the largest page; zero, negative numbers and an empty value mean one row. */
function parseLimit(value: unknown): number {
  const limit = Number(plainText(value));
  if (Number.isNaN(limit)) return MAX_LIMIT;
  if (!Number.isInteger(limit)) {
    throw invalid(`convertLimitQueryParams expected a positive integer got ${limit}`);
  }
  return Math.min(Math.max(1, limit), MAX_LIMIT);
}

function parseWithCount(value: unknown): boolean {
  if (value === undefined || ['true', 't', '1'].includes(plainText(value))) return true;
  if (['false', 'f', '0'].includes(plainText(value))) return false;
  throw invalid('Invalid withCount parameter. Expected "t","1","true","false","0","f"');
}

function wholeNumber(value: unknown): number | undefined {
  const number = Number.parseInt(plainText(value), 10);
  return Number.isNaN(number) ? undefined : number;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
