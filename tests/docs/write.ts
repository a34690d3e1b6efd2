import { writeFileSync } from 'node:fs';
import { CONFIGURATION, writeConfiguration } from './configuration.ts';
import { CONTENT_TYPES, writeContentTypes } from './content-types.ts';

// `npm run docs`: updates the tables of docs/configuration.md and docs/content-types.md.
writeFileSync(CONFIGURATION, writeConfiguration());
writeFileSync(CONTENT_TYPES, writeContentTypes());
