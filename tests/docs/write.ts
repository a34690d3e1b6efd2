import { writeFileSync } from 'node:fs';
import { CONFIGURATION, writeConfiguration } from './configuration.ts';

// `npm run docs`: updates the tables of environment variables in docs/configuration.md.
writeFileSync(CONFIGURATION, writeConfiguration());
