import { parseArgs } from 'node:util';
import { failure, type Result, success } from '../../lib/result.ts';

/** A command of `npm run push`. */
export type Command =
  | {
      readonly kind: 'send';
      readonly file: string;
      readonly dryRun: boolean;
      /** Overrides the file's `sendAt`. */
      readonly at?: string;
    }
  | { readonly kind: 'follow' | 'cancel'; readonly id: string }
  | { readonly kind: 'list' | 'work' | 'serve' };

export interface Asked {
  readonly command: Command;
  /** The operator's base, if given. */
  readonly operator?: string;
}

export const USAGE = `npm run push -- --campaign FILE [--dry-run] [--at TIME]   sends a campaign, or follows it where it was begun
npm run push -- --follow ID                               shows a campaign until it is over
npm run push -- --cancel ID                               what is not sent yet never is
npm run push -- --list                                    the campaigns, the latest first
npm run push -- --work                                    a sender of its own, beside the operator's
npm run push -- --serve                                   a push service of its own; PUSH_ROLE says which half of it
  --operator URL   the operator's base, else OPERATOR_URL, else http://localhost:3000/operator
  TIME             2026-11-24T18:00:00Z, or 2026-11-24T18:00 by each player's own clock`;

/** @returns the command, or one line that says what is wrong */
export function readArguments(given: readonly string[]): Result<Asked, string> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(given);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
  const { values, tokens } = parsed;
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) return failure(`${repeated} stands there twice.`);
  const { campaign, follow, cancel, list, work, serve, at, operator } = values;
  const dryRun = values['dry-run'] ?? false;
  const commands: Command[] = [
    ...(campaign === undefined
      ? []
      : [{ kind: 'send', file: campaign, dryRun, ...(at !== undefined && { at }) } as const]),
    ...(follow === undefined ? [] : [{ kind: 'follow', id: follow } as const]),
    ...(cancel === undefined ? [] : [{ kind: 'cancel', id: cancel } as const]),
    ...(list === true ? [{ kind: 'list' } as const] : []),
    ...(work === true ? [{ kind: 'work' } as const] : []),
    ...(serve === true ? [{ kind: 'serve' } as const] : []),
  ];
  const [command, second] = commands;
  if (command === undefined || second !== undefined)
    return failure('Use one of --campaign, --follow, --cancel, --list, --work and --serve.');
  if (command.kind !== 'send' && (dryRun || at !== undefined))
    return failure('--dry-run and --at need --campaign.');
  if ('id' in command && !/^[a-z0-9-]{1,32}$/.test(command.id))
    return failure(`"${command.id}" is not a campaign id.`);
  return success({ command, ...(operator !== undefined && { operator }) });
}

function parse(given: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return parseArgs({
    args: [...given],
    tokens: true,
    options: {
      campaign: text,
      at: text,
      follow: text,
      cancel: text,
      operator: text,
      'dry-run': flag,
      list: flag,
      work: flag,
      serve: flag,
    },
  });
}
