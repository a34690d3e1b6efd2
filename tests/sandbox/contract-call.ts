// For tests: finds the contract operation of a call and validates its query.
import {
  type ContractOperation,
  contractOperations,
  follow,
  pointerTo,
  schemaFaults,
} from './contract-check.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: string };
}

/** @param path without query @returns undefined for a call that is not in the contract */
export function operationAt(method: string, path: string): ContractOperation | undefined {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const names = (pattern: string) => pattern.split('{').length;
  return contractOperations
    .filter((operation) => operation.method === method && fits(operation.path))
    .toSorted((a, b) => names(a.path) - names(b.path))[0];
}

/** Lists errors in a call's query: unknown parameters or invalid values. */
export function queryFaults({ id }: ContractOperation, query: URLSearchParams): readonly string[] {
  const operation = pointerTo(id);
  const parameters = [operation.slice(0, -1), operation].flatMap(parametersAt);
  return [...query].flatMap(([name, text]) => {
    const found = parameters.find(({ value }) => value.in === 'query' && value.name === name);
    if (found === undefined) return [`${id}: there is no parameter ${name}`];
    const value = found.value.schema.type === 'integer' ? Number(text) : text;
    return schemaFaults([...found.at, 'schema'], value, `${id}?${name}`);
  });
}

function parametersAt(holder: readonly string[]) {
  const at = [...holder, 'parameters'];
  const list = follow<readonly unknown[]>(at)?.value ?? [];
  return list.flatMap((_, index) => follow<Parameter>([...at, String(index)]) ?? []);
}
