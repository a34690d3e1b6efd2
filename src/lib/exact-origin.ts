import type { VariableName, Variables } from './variables.ts';

const ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Checks that an origin is spelled as browsers spell it, because `Origin` headers and policies are compared with it: in
 * small letters, other scripts as Punycode, without a path, a slash at the end or the default port.
 * @param form origins that are allowed
 * @returns what is expected instead; undefined if the origin is right
 */
export function originFault(given: string, example: string, form = ORIGIN): string | undefined {
  const origin = URL.parse(given)?.origin;
  if (origin === undefined && form.test(given))
    return 'an address that exists: its port is at most 65535';
  if (origin === undefined || !form.test(origin)) return example;
  return origin === given ? undefined : `"${origin}", as browsers write it`;
}

/** Reads the exact origins of a variable, separated by commas or spaces. @throws Error naming an invalid one */
export function readOrigins(variables: Variables, name: VariableName, example: string): string[] {
  const origins = (variables[name] ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of origins) checkOrigin(name, origin, example);
  return origins;
}

/** Reads the exact origin of a variable, if it is set. @throws Error if it is invalid */
export function readOrigin(
  variables: Variables,
  name: VariableName,
  example: string,
): string | undefined {
  const origin = variables[name];
  if (origin !== undefined) checkOrigin(name, origin, example);
  return origin;
}

function checkOrigin(name: VariableName, origin: string, example: string): void {
  const expected = originFault(origin, `an origin such as ${example}`);
  if (expected !== undefined) throw new Error(`${name}: found ${origin}; expected ${expected}`);
}
