import type { OperatorPart } from '../operator/part.ts';
import { documentRoutes } from './document-routes.ts';
import { seedDocuments } from './seed-documents.ts';
import { documentTables } from './tables.ts';

/** Player documents: chunked uploads, content checks, review. */
export const documentsPart: OperatorPart = {
  tables: documentTables,
  seed: seedDocuments,
  routes: documentRoutes,
};
