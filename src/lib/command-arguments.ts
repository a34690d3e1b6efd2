import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code for invalid arguments (EX_USAGE of sysexits). */
const EX_USAGE = 64;

/**
 * The arguments of a command. Ends the process with one line and the usage if they are invalid; `--help` is not an
 * option, so it does the same.
 */
export function commandArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refuseArguments(line, usage);
  }
}

/** Ends the process with one line about an argument, and the usage. */
export function refuseArguments(line: string, usage: string): never {
  console.error(`${line}\n\n${usage}`);
  process.exit(EX_USAGE);
}
