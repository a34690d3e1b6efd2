// For tests: reads operations from the contract and validates responses against it.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { Operations } from '../../src/operator/contract/types.ts';

type Json = Record<string, unknown>;
interface Media {
  readonly content?: Record<string, Json>;
  readonly headers?: Json;
}
interface Operation extends Media {
  readonly operationId: keyof Operations;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An operation of the contract; the path starts with its family's default prefix. */
export interface ContractOperation {
  readonly id: keyof Operations;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
}

const file = new URL('../../src/operator/contract/operator.openapi.yaml', import.meta.url);
const contract = parse(readFileSync(file, 'utf8')) as Contract;
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** Statuses that any operation may return, according to the contract's description. */
const GENERAL_REFUSALS = new Set([400, 405, 413, 414, 415, 500, 503]);
const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS, so its default export is one level deeper here.
(formats as unknown as typeof formats.default)(ajv);
ajv.addSchema(contract, 'contract');

/** Every operation of the contract. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  contract.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => METHODS.has(method))
    .map(([method, { operationId: id }]) => ({ id, method: method.toUpperCase(), path })),
);

export function operationOf(id: keyof Operations): ContractOperation {
  const found = contractOperations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`the contract has no operation ${id}`);
  return found;
}

/** Whether the response is publicly cacheable, according to its header in the contract. */
export const isShared = (id: keyof Operations): boolean =>
  'Cache-Control' in (follow([...pointerTo(id), 'responses', '200'])?.value.headers ?? {});

/** Whether the operation requires an idempotency key. */
export const isIdempotent = (id: keyof Operations): boolean =>
  JSON.stringify(follow<Operation>(pointerTo(id))?.value.parameters ?? []).includes(
    '#/components/parameters/idempotencyKey',
  );

/** Lists the contract violations of a response. */
export function answerFaults(
  id: keyof Operations,
  answer: { status: number; contentType: string; body: unknown },
): readonly string[] {
  const { status } = answer;
  const response =
    follow([...pointerTo(id), 'responses', String(status)]) ??
    (GENERAL_REFUSALS.has(status) ? follow(['components', 'responses', 'Problem']) : undefined);
  if (response === undefined) return [`${id}: the contract knows no status ${status}`];
  const types = Object.keys(response.value.content ?? {});
  const [type = ''] = answer.contentType.split(';');
  if (types.length === 0) return answer.body === '' ? [] : [`${id}: there should be no body`];
  if (!types.includes(type)) return [`${id}: content type ${type || 'none'}, not ${types}`];
  return schemaFaults([...response.at, 'content', type, 'schema'], answer.body, id);
}

/** Lists the contract violations of a JSON request body. */
export function requestFaults(id: keyof Operations, body: unknown): readonly string[] {
  const request = follow([...pointerTo(id), 'requestBody']);
  if (request === undefined) return [`${id}: the contract takes no body`];
  return schemaFaults([...request.at, 'content', 'application/json', 'schema'], body, id);
}

export function pointerTo(id: keyof Operations): readonly string[] {
  const { path, method } = operationOf(id);
  return ['paths', path, method.toLowerCase()];
}

/** The part of the contract at a path, with its reference resolved, and its actual location. */
export function follow<T = Media>(
  at: readonly string[],
): { at: readonly string[]; value: T } | undefined {
  const value = at.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], contract);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$ref' in value) return follow(String(value.$ref).split('/').slice(1));
  return { at, value: value as T };
}

const compiled = new Map<string, ValidateFunction>();

/** @param at path of the schema */
export function schemaFaults(at: readonly string[], value: unknown, of: string): readonly string[] {
  const escaped = at.map((key) =>
    encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const $ref = `contract#/${escaped.join('/')}`;
  const validate = compiled.get($ref) ?? ajv.compile({ $ref });
  compiled.set($ref, validate);
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${of}${instancePath}: ${message}`,
  );
}
