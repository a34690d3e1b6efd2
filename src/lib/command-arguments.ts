import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit code for invalid arguments (EX_USAGE of sysexits). */
const EX_USAGE = 64;

/** The arguments of a command. Ends the process for `--help`, and with one line and the usage if they are invalid. */
export function commandArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  offerHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return refuseArguments(line, usage);
  }
}

/** Prints the usage and ends the process if the command was given `--help`. */
export function offerHelp(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit();
}

/** Ends the process with one line about an argument, and the usage. */
export function refuseArguments(line: string, usage: string): never {
  console.error(`${line}\n\n${usage}`);
  process.exit(EX_USAGE);
}
