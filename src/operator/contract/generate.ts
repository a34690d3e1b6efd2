// `npm run contract`: generates types and valibot schemas from operator.openapi.yaml.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { bodiesOnly, type Contract, operationsOf, reachedFrom } from './read-contract.ts';
import { schemaRules, typeRules } from './schema-rules.ts';

const BANNER = '// Made by `npm run contract` from operator.openapi.yaml; change that file.';
/** Tag of the operations that visitors use. Their schemas are in a separate file. */
const PUBLIC_TAG = 'catalogue';
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** @returns the generated files by name: types.ts, and the schemas of responses */
export async function filesOf(yaml: string): Promise<ReadonlyMap<string, string>> {
  const contract = bodiesOnly(parse(yaml) as Contract);
  const isPublic = reachedFrom(contract, PUBLIC_TAG);
  // The generator needs the compiler API of TypeScript 6, which version 7 does not have.
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'typescript' ? 'typescript-6' : specifier, context),
  });
  const { createClient } = await import('@hey-api/openapi-ts');
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    await createClient({
      input: contract as unknown as Record<string, unknown>,
      logs: { level: 'silent', file: false },
      output: {
        path: folder,
        entryFile: false,
        fileName: { suffix: null },
        header: BANNER,
        module: { extension: '.ts' },
      },
      parser: {
        hooks: {
          symbols: {
            getFilePath: ({ meta }) => {
              if (meta?.['artifact'] !== 'valibot') return undefined;
              return isPublic(meta['path'] as readonly string[]) ? 'public-schemas' : 'schemas';
            },
          },
        },
      },
      plugins: [
        { name: '@hey-api/typescript', ...typeRules },
        {
          name: 'valibot',
          definitions: '{{name}}',
          requests: false,
          responses: '{{name}}Answer',
          ...schemaRules,
        },
      ],
    });
    return new Map(
      readdirSync(folder).map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [name, name === 'types.ts' ? text + operationsOf(contract) : text];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const files = await filesOf(readFileSync(at('operator.openapi.yaml'), 'utf8'));
  for (const [name, text] of files) writeFileSync(at(name), text);
}
