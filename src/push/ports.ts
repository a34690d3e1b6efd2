import type { Campaign } from './campaign.ts';

/** A player's browser that may be sent messages, as it says of itself. */
export interface DeviceToKeep {
  readonly account: string;
  /** As `safePushEndpoint` gave it back. */
  readonly endpoint: string;
  /** base64url: 65 bytes and 16 bytes. */
  readonly keys: PushKeys;
  readonly language: string;
  readonly timeZone: string;
  readonly label: string;
}

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface Device extends DeviceToKeep {
  readonly id: string;
  readonly addedAt: Date;
  readonly seenAt: Date;
}

/** A draft is only kept; `done` says that nothing waits any more. */
export type CampaignState = 'draft' | 'scheduled' | 'sending' | 'done' | 'cancelled';

/** Why a message was not sent. `cancelled`: what still waited then. */
export type SkipReason =
  | 'not-allowed'
  | 'push-off'
  | 'topic-off'
  | 'audience'
  | 'expired'
  | 'cancelled'
  | 'forgotten';

/** Devices by what became of their message; `total` is the sum of the others but `clicked`. */
export interface CampaignCounts {
  readonly total: number;
  readonly waiting: number;
  readonly sent: number;
  /** The push service said that the device is no more; it was removed. */
  readonly gone: number;
  readonly failed: number;
  readonly skipped: number;
  /** The skipped ones by reason; reasons without any are not there. */
  readonly skippedBy: Partial<Record<SkipReason, number>>;
  /** Of those sent: how many were clicked. */
  readonly clicked: number;
}

/** What was settled and clicked within one minute; minutes in which nothing was are left out. */
export interface TimelineMinute {
  /** The minute's beginning. */
  readonly at: Date;
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
  readonly skipped: number;
  readonly clicked: number;
}

export interface KeptCampaign {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly createdAt: Date;
  /** When sending began to be possible; absent for a draft. */
  readonly startsAt?: Date;
  /** When the last message was settled, or the campaign was cancelled. */
  readonly endedAt?: Date;
  /** Whether every device has been listed, so that `counts.total` is final. */
  readonly listed: boolean;
  readonly counts: CampaignCounts;
}

/** A message that is due, with the device as it is now. */
export interface Delivery {
  /** Opaque id of the message, the same whenever it is sent again. */
  readonly message: string;
  /** How often sending it has been tried before. */
  readonly tries: number;
  /** Absent when the player has taken the device away meanwhile. */
  readonly device?: Device;
}

export type Outcome =
  | { readonly message: string; readonly state: 'sent' }
  /** The device is removed, unless it has another endpoint by now. */
  | { readonly message: string; readonly state: 'gone'; readonly endpoint: string }
  | { readonly message: string; readonly state: 'failed'; readonly reason: string }
  /** The device's keys or its endpoint are none: no campaign lists it until it subscribes again. */
  | {
      readonly message: string;
      readonly state: 'failed';
      readonly reason: string;
      readonly brokenDevice: string;
    }
  | { readonly message: string; readonly state: 'skipped'; readonly reason: SkipReason }
  /** It is tried again then; `tried` when a push service has been asked. */
  | {
      readonly message: string;
      readonly state: 'waiting';
      readonly until: Date;
      readonly tried: boolean;
    };

/** Devices that a campaign may go to, before its audience is known. */
export interface DevicePage {
  readonly campaign: Campaign;
  /** The device before them. */
  readonly after: string | null;
  readonly devices: readonly Pick<Device, 'id' | 'account'>[];
  /** Whether there are no more in their part of the ids. */
  readonly isLast: boolean;
}

/** Devices between two of one part of the ids that a campaign does go to. */
export interface ChosenDevices {
  readonly after: string | null;
  /** The last one looked at, chosen or not. */
  readonly last: string | null;
  readonly isLast: boolean;
  readonly ids: readonly string[];
}

/** Devices, campaigns and deliveries. Every call is a transaction of its own. */
export interface PushStore {
  /**
   * Keeps a device, or refreshes it: the endpoint is what it is known by, and one of another player moves to this one.
   * @returns its id, or undefined when the player has ten others already
   */
  keepDevice(device: DeviceToKeep, now: Date): Promise<string | undefined>;
  /** A player's devices, the latest seen first. */
  devicesOf(account: string): Promise<Device[]>;
  /** @returns false when the player has no such device */
  forgetDevice(account: string, id: string): Promise<boolean>;
  /** A browser has renewed its subscription. An unknown old endpoint changes nothing. */
  replaceEndpoint(oldEndpoint: string, endpoint: string, keys: PushKeys, now: Date): Promise<void>;

  /** @returns false when there is one of this id */
  createCampaign(campaign: Campaign, now: Date): Promise<boolean>;
  findCampaign(id: string): Promise<KeptCampaign | undefined>;
  /** The latest made first. */
  listCampaigns(limit: number): Promise<KeptCampaign[]>;
  /** Draft to scheduled, with the jobs that list its devices. @returns false when it was neither of them */
  scheduleCampaign(id: string, startsAt: Date): Promise<boolean>;
  /** What is not sent yet never is. @returns false when it was over already */
  cancelCampaign(id: string, now: Date): Promise<boolean>;

  /**
   * The next devices of one part of the ids, in their order; only those of the players that the campaign names, and none
   * that cannot be encrypted for.
   * @param after instead of where the part is listed up to
   * @returns undefined when the part is listed, or the campaign over
   */
  nextDevices(
    id: string,
    part: number,
    size: number,
    after?: string,
  ): Promise<DevicePage | undefined>;
  /**
   * Lists devices as a chunk of deliveries that wait, once per device, with the job that sends them. Changes nothing when
   * the part is not listed up to `after` any more.
   * @returns whether there may be more in this part
   */
  listChunk(id: string, part: number, chosen: ChosenDevices, now: Date): Promise<boolean>;
  /**
   * The deliveries of a chunk that wait and are due; none of a campaign that is not being sent.
   * @param among only these messages
   */
  dueDeliveries(
    id: string,
    chunk: number,
    now: Date,
    among?: readonly string[],
  ): Promise<Delivery[]>;
  /** When the next delivery of the chunk is due, if one waits. */
  nextDue(id: string, chunk: number): Promise<Date | undefined>;
  /**
   * Counts what still waited of a chunk; a delivery that was settled before stays as it is.
   * @returns whether the campaign is still to be sent
   */
  settle(id: string, chunk: number, outcomes: readonly Outcome[], now: Date): Promise<boolean>;
  /** The player opened a message; counted once. Unknown ones are ignored. */
  click(message: string, now: Date): Promise<void>;
  /** A campaign's course for its report, in the order of time; kept as counters by `settle` and `click`. */
  timeline(id: string): Promise<TimelineMinute[]>;
  /**
   * Removes some of the deliveries of campaigns that ended before; what was counted stays.
   * @returns whether there may be more
   */
  forgetDeliveries(endedBefore: Date): Promise<boolean>;
  /** Devices in the order of the fan-out, for a dry run. @param after the last one of the page before */
  devicesAfter(after: string | undefined, size: number): Promise<Device[]>;

  close(): Promise<void>;
}

/** `fan-out` lists the devices of one part of the ids, chunk by chunk; `send` sends a chunk. */
export type PushJob =
  | { readonly kind: 'fan-out'; readonly campaign: string; readonly part: number }
  | { readonly kind: 'send'; readonly campaign: string; readonly chunk: number };

/** What tells a job from others: that of a kind, a campaign and a part or chunk is there once. */
export const jobName = (job: PushJob): string =>
  `${job.kind} ${job.campaign} ${job.kind === 'send' ? job.chunk : job.part}`;

/** A job that is one worker's for now. */
export interface TakenJob {
  readonly job: PushJob;
  /** How often it has been taken: tells a worker that was too slow that the job is another's. */
  readonly takes: number;
}

/** Jobs, each taken at least once: one whose worker falls silent for `LEASE_MS` is given to another. */
export interface PushQueue {
  /** Some that are due, none when there are none. */
  take(most: number): Promise<TakenJob[]>;
  /** Says that they are still being worked on. @returns those that are still the caller's */
  renew(taken: readonly TakenJob[]): Promise<TakenJob[]>;
  /** It is done, or becomes due again `at` that time. */
  finish(taken: TakenJob, at?: Date): Promise<void>;
  /** Calls back when there may be new jobs; looking now and then stays necessary. */
  onPut(listener: () => void): void;
}

/** After this long without a word a worker counts as dead. */
export const LEASE_MS = 2100;
