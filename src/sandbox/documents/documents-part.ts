import type { OperatorPart } from '../operator/part.ts';
import { documentRoutes } from './document-routes.ts';
import { seedDocuments } from './seed-documents.ts';
import { documentTables } from './tables.ts';

/** Players' documents: uploads in pieces, checks by content, review. */
export const documentsPart: OperatorPart = {
  tables: documentTables,
  seed: seedDocuments,
  routes: documentRoutes,
};
