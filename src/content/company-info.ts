import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { firstRow, isEmptyList, optionalText } from './parsing/rows.ts';

/** Contact details of the company; empty fields are absent. */
interface CompanyInfo {
  name: string;
  phone?: string;
  email?: string;
}

/** null if nothing is published: the configuration has the details, too. */
export function companyInfoQuery(): Query<CompanyInfo | null> {
  return {
    key: 'company-info',
    family: 'content',
    isPart: true,
    path: '/api/company-info',
    parse: async (wire) => (await import('./company-info.ts')).parseCompanyInfo(wire),
  };
}

const row = v.object({ name: v.string(), phone: optionalText, email: optionalText });

export function parseCompanyInfo(wire: unknown): CompanyInfo | null | undefined {
  if (isEmptyList(wire)) return null;
  const parsed = v.safeParse(row, firstRow(wire));
  if (!parsed.success) return undefined;
  const { name, phone, email } = parsed.output;
  return { name, ...(phone && { phone }), ...(email && { email }) };
}
