import type { DatabaseSync } from 'node:sqlite';
import type { PushSite } from '../../push/message.ts';
import type { OpenPush } from '../../push/open-push.ts';
import type { SendingPace } from '../../push/sending-worker.ts';
import { campaignRoutes } from '../../push/service/campaign-routes.ts';
import { reportRoutes } from '../../push/service/report-page.ts';
import { answerStaff, type StaffDesk } from '../../push/service/staff-api.ts';
import { type PushSettings, readPushSettings } from '../../push/settings.ts';
import { findPlayer } from '../accounts/sessions.ts';
import type { Answer } from '../http/answer.ts';
import { asProblem } from '../http/problem.ts';
import type { SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/route.ts';
import { browserRoutes } from './browser-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { createOpener } from './opened-push.ts';
import type { PushDesk } from './push-desk.ts';
import { recipientRoutes } from './recipient-routes.ts';
import { createRecipients } from './recipients.ts';
import { startSending } from './sending.ts';
import { openVapidKeys } from './vapid-keys.ts';

// Re-exported for the server, which may import from the sandbox but not from src/push.
export { readPushSettings };

/** How the embedded operator sends push messages. */
export interface PushOptions {
  readonly settings: PushSettings;
  /** The site that messages link to. */
  readonly site: PushSite;
  readonly pace?: SendingPace;
}

interface OperatorPush {
  /** Routes for the site. */
  readonly routes: readonly Route[];
  /** Answers staff and remote sending workers; undefined for other paths. */
  answer(request: SandboxRequest): Promise<Answer> | undefined;
  /** Stops accepting messages and finishes those in progress, within 5 s. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/** Runs devices, campaigns and a sending worker inside the operator's process. */
export function createOperatorPush(options: {
  readonly push: PushOptions;
  readonly desk: StaffDesk;
  readonly database: DatabaseSync;
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}): OperatorPush {
  const { push, desk, database, dataDir, now, log } = options;
  const { settings, site, pace } = push;
  const vapid = settings.vapid ?? openVapidKeys(dataDir);
  const recipients = createRecipients(database, now);
  const { databaseUrl } = settings;
  const opener = createOpener({ dataDir, databaseUrl, now, log }, (opened) =>
    settings.role === 'site'
      ? undefined
      : startSending({
          opened,
          recipients,
          site,
          now,
          log,
          settings: { ...settings, vapid },
          ...(pace && { pace }),
        }),
  );
  const open = (): Promise<OpenPush> => opener.open();
  const staff = [
    ...campaignRoutes({ open, recipients, language: site.defaultLanguage, now }),
    ...reportRoutes(open),
    ...recipientRoutes(recipients, (accessToken) => {
      const player = findPlayer(database, accessToken, now());
      return typeof player === 'object' ? player.accountCode : undefined;
    }),
  ];
  return {
    routes: pushRoutes({ open, applicationServerKey: vapid.publicKey, origins: settings.hosts }),
    answer: (request) => answerStaff(request, staff, desk, asProblem),
    stopSending: opener.stopSending,
    close: opener.close,
  };
}

/** The push operations of the contract for players and their devices. */
export const pushRoutes = (desk: PushDesk): readonly Route[] => [
  ...deviceRoutes(desk),
  ...browserRoutes(desk),
];
