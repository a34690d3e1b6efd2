// `npm run contract`: the types of the operator's APIs from operator.openapi.yaml into types.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { parse } from 'yaml';

type Schema = Record<string, unknown>;
interface Operation {
  operationId: string;
  requestBody?: Schema;
  responses: Record<string, Schema>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Schema>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPES = ['application/json', 'application/problem+json'];
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** @returns the text of types.ts for a contract: a type for each schema, and `Operations` by operationId */
export async function typesOf(yaml: string): Promise<string> {
  const contract = parse(yaml) as Contract;
  const operations = Object.values(contract.paths).flatMap((path) =>
    METHODS.flatMap((method) => path[method] ?? []),
  );
  const root = {
    title: 'Operations',
    type: 'object',
    additionalProperties: false,
    required: operations.map(({ operationId }) => operationId),
    properties: Object.fromEntries(
      operations.map((operation) => [operation.operationId, bodiesOf(operation, contract)]),
    ),
    components: { schemas: contract.components.schemas },
    definitions: Object.fromEntries(
      Object.keys(contract.components.schemas ?? {}).map((name) => [
        name,
        { $ref: `#/components/schemas/${name}` },
      ]),
    ),
  };
  const types = await compile(
    structuredClone(root) as Parameters<typeof compile>[0],
    'Operations',
    {
      bannerComment: '// Made by `npm run contract` from operator.openapi.yaml; change that file.',
      additionalProperties: true,
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      style: { singleQuote: true, printWidth: 100 },
    },
  );
  // The compiler says of every type where it found it, which says nothing here.
  return types
    .replace(
      /( \*\n)? \* This interface was referenced by `Operations`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(/\/\*\*\n \*\/\n/g, '');
}

/** What an operation takes and gives: `request` where it takes a body, `answer` of each success. */
function bodiesOf(operation: Operation, contract: Contract): Schema {
  const request = operation.requestBody && schemaOf(operation.requestBody, contract);
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => schemaOf(response, contract) ?? { tsType: 'undefined' });
  return {
    type: 'object',
    additionalProperties: false,
    required: [...(request ? ['request'] : []), 'answer'],
    properties: {
      ...(request && { request }),
      answer: answers.length === 1 ? answers[0] : { anyOf: answers },
    },
  };
}

function schemaOf(holder: Schema, contract: Contract): Schema | undefined {
  const { content = {} } = resolve(holder, contract) as { content?: Record<string, Schema> };
  const type = JSON_TYPES.find((name) => name in content);
  return type === undefined ? undefined : (content[type] as { schema: Schema }).schema;
}

function resolve(holder: Schema, { components }: Contract): Schema {
  const { $ref } = holder as { $ref?: string };
  if ($ref === undefined) return holder;
  const [, , kind = '', name = ''] = $ref.split('/');
  return components[kind]?.[name] ?? {};
}

if (import.meta.main) {
  writeFileSync(at('types.ts'), await typesOf(readFileSync(at('operator.openapi.yaml'), 'utf8')));
}
