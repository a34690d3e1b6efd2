import type { Variables } from './variables.ts';

/** The address to listen on. Refuses an empty one, which Node treats as all addresses of the machine. */
export function readHost(variables: Variables, name: 'HOST' | 'PUSH_HOST'): string {
  const host = variables[name] ?? '127.0.0.1';
  if (host.trim() !== '') return host;
  throw new Error(`${name}: found ${host}; expected an address of this machine such as 127.0.0.1`);
}
