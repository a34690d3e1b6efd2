import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { firstRow, optionalText } from './parsing/rows.ts';

/** Contact details of the company; empty fields are absent. */
export interface CompanyInfo {
  name: string;
  phone?: string;
  email?: string;
}

export function companyInfoQuery(): Query<CompanyInfo> {
  return {
    key: 'company-info',
    family: 'content',
    path: '/api/company-info',
    parse: async (wire) => (await import('./company-info.ts')).parseCompanyInfo(wire),
  };
}

const row = v.object({ name: v.string(), phone: optionalText, email: optionalText });

export function parseCompanyInfo(wire: unknown): CompanyInfo | undefined {
  const parsed = v.safeParse(row, firstRow(wire));
  if (!parsed.success) return undefined;
  const { name, phone, email } = parsed.output;
  return { name, ...(phone && { phone }), ...(email && { email }) };
}
