import type { Query } from '../http/query.ts';

/** How to reach the company; what editors left empty is absent. */
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
    parse: async (wire) => (await import('./wire/company-info.ts')).parseCompanyInfo(wire),
  };
}
