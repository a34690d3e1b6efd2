// `npm run push`: sends campaigns through the operator's API, or runs a sending worker.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearNetworkFault } from '../../lib/clear-network.ts';
import { offerHelp } from '../../lib/command-arguments.ts';
import { dataDirOf } from '../../lib/data-folder.ts';
import type { Variables } from '../../lib/variables.ts';
import { type Asked, readArguments, USAGE } from './arguments.ts';
import { follow } from './follow.ts';
import { createOperatorApi, OperatorRefusal, OperatorUnavailable } from './operator-api.ts';
import { progressLine } from './progress.ts';
import { readCampaignFile } from './read-campaign-file.ts';
import { preview, send, show } from './send.ts';

/** Exit codes besides 0 and 1, which is a refusal, or a cancelled or unscheduled campaign (sysexits.h). */
const EXIT = { usage: 64, data: 65, unavailable: 69, config: 78 } as const;

const say = (line: string) => console.error(line);
offerHelp(USAGE);
const asked = readArguments(process.argv.slice(2));
if (asked.ok) {
  process.exitCode = await run(asked.value).catch(faultCode);
} else {
  say(`${asked.error}\n\n${USAGE}`);
  process.exitCode = EXIT.usage;
}

async function run({ command, operator = baseFrom(process.env) }: Asked): Promise<number> {
  // Checked first, because every call carries the token.
  const unsafe = clearNetworkFault('OPERATOR_URL', operator, process.env);
  if (unsafe !== undefined) {
    say(unsafe);
    return EXIT.config;
  }
  const token = tokenFrom(process.env);
  const api = createOperatorApi(operator, token);
  const screen = process.stdout;
  switch (command.kind) {
    case 'send': {
      const campaign = readCampaignFile(command.file, command.at);
      if (!campaign.ok) {
        say(`${command.file} cannot be sent:`);
        for (const fault of campaign.error) say(`  ${fault}`);
        return EXIT.data;
      }
      return command.dryRun
        ? preview(api, campaign.value, screen)
        : send(api, campaign.value, screen);
    }
    case 'follow':
      return show(await follow(api, command.id, screen), screen);
    case 'cancel':
      show(await api.cancel(command.id), screen);
      return 0;
    case 'list':
      for (const view of await api.list())
        screen.write(`${view.campaign.id}  ${view.state}  ${progressLine(view)}\n`);
      return 0;
    case 'work': {
      // Imported here, because only the service needs databases and delivery.
      const { settingsOf, startService } = await import('../start-service.ts');
      const own = { OPERATOR_URL: operator, PUSH_TOKEN: token, PUSH_ROLE: 'sender' };
      const variables = { ...process.env, ...own };
      const { vapid } = settingsOf(variables);
      if ((await api.key()) !== vapid.publicKey) {
        say('VAPID_PUBLIC_KEY: not the key that players’ devices have subscribed with');
        return EXIT.config;
      }
      await startService(variables);
      return 0;
    }
    case 'serve': {
      const { startService } = await import('../start-service.ts');
      await startService({ ...process.env, OPERATOR_URL: operator, PUSH_TOKEN: token });
      return 0;
    }
  }
}

function faultCode(error: unknown): number {
  if (error instanceof OperatorRefusal) {
    say(error.status === 401 ? `${error.message}: set PUSH_TOKEN` : error.message);
    for (const fault of error.faults) say(`  ${fault}`);
    return error.faults.length > 0 ? EXIT.data : 1;
  }
  say(error instanceof Error ? error.message : String(error));
  return error instanceof OperatorUnavailable ? EXIT.unavailable : 1;
}

function baseFrom({ OPERATOR_URL, PORT = '3000' }: Variables): string {
  return (OPERATOR_URL ?? `http://localhost:${PORT}/operator`).replace(/\/$/, '');
}

/** The token: from the environment, else that of the site on this machine. */
function tokenFrom(variables: Variables): string {
  const file = join(dataDirOf(variables), 'push-token');
  return variables['PUSH_TOKEN'] ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
}
