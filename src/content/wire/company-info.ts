import * as v from 'valibot';
import type { CompanyInfo } from '../company-info.ts';
import { firstRow, optionalText } from './rows.ts';

const row = v.object({ name: v.string(), phone: optionalText, email: optionalText });

export function parseCompanyInfo(wire: unknown): CompanyInfo | undefined {
  const parsed = v.safeParse(row, firstRow(wire));
  if (!parsed.success) return undefined;
  const { name, phone, email } = parsed.output;
  return { name, ...(phone && { phone }), ...(email && { email }) };
}
