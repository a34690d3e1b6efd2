type Json = Record<string, unknown>;
interface Operation extends Json {
  operationId: string;
  tags: string[];
  requestBody?: Json;
  responses: Record<string, Json>;
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Json>>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const listOperations = ({ paths }: Contract): Operation[] =>
  Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));

/** @returns the contract reduced to request and response bodies, without parameters and problem responses */
export function bodiesOnly(contract: Contract): Contract {
  const { parameters: _, ...components } = structuredClone(contract.components);
  const paths = Object.entries(contract.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(METHODS.flatMap((name) => bodiesOf(name, methods[name]))),
  ]);
  return { ...contract, components, paths: Object.fromEntries(paths) };
}

function bodiesOf(method: string, operation: Operation | undefined): [string, Operation][] {
  if (operation === undefined) return [];
  const { parameters: _, responses, ...rest } = operation;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return [[method, { ...rest, responses: Object.fromEntries(answers) } as Operation]];
}

/** @returns a predicate: whether responses of operations with a tag refer to a place in the contract */
export function reachedFrom(contract: Contract, tag: string): (path: readonly string[]) => boolean {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== '$ref') visit(value);
      else if (!found.has(String(value))) {
        found.add(String(value));
        const [, , kind = '', name = ''] = String(value).split('/');
        visit(contract.components[kind]?.[name]);
      }
    }
  };
  const tagged = listOperations(contract).filter(({ tags }) => tags.includes(tag));
  for (const { responses } of tagged) visit(responses);
  const places = Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => tagged.includes(methods[method] as Operation)).map(
      (method) => `paths ${path} ${method}`,
    ),
  );
  return (path) => found.has(`#/${path.join('/')}`) || places.includes(path.slice(0, 3).join(' '));
}

/** @returns the source of `Operations`: request and response type of each operation */
export function operationsOf(contract: Contract): string {
  const lines = listOperations(contract).map(({ operationId, requestBody, responses }) => {
    const name = operationId[0]?.toUpperCase() + operationId.slice(1);
    const request = requestBody && hasJson(requestBody) ? `request: ${name}Data['body']; ` : '';
    const answer = Object.values(responses).some(hasJson) ? `${name}Response` : 'undefined';
    return `  ${operationId}: { ${request}answer: ${answer} };\n`;
  });
  return `\n/** What each operation takes and gives. */\nexport interface Operations {\n${lines.join('')}}\n`;
}

const hasJson = ({ $ref, content }: Json): boolean =>
  $ref !== undefined || Object.hasOwn(content ?? {}, 'application/json');
