import type { Query } from '../http/query.ts';
import type { CompanyInfo } from './wire/company-info.ts';

export type { CompanyInfo } from './wire/company-info.ts';

export function companyInfoQuery(): Query<CompanyInfo> {
  return {
    key: 'company-info',
    family: 'content',
    path: '/api/company-info',
    parse: async (wire) => (await import('./wire/company-info.ts')).parseCompanyInfo(wire),
  };
}
