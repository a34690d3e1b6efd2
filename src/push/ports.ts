import type { Campaign } from './campaign.ts';

/** A player's browser that can receive messages, as it registers itself. */
interface DeviceToKeep {
  readonly account: string;
  /** The result of `safePushEndpoint`. */
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

/** A draft is only stored; `done` means that no message is waiting. */
export type CampaignState = 'draft' | 'scheduled' | 'sending' | 'done' | 'cancelled';

/** Why a message was not sent. `cancelled`: it was waiting when the campaign was cancelled. */
export type SkipReason =
  | 'not-allowed'
  | 'push-off'
  | 'topic-off'
  | 'audience'
  | 'expired'
  | 'cancelled'
  | 'forgotten';

/** Devices by outcome; `total` is the sum of all but `clicked`. */
export interface CampaignCounts {
  readonly total: number;
  readonly waiting: number;
  readonly sent: number;
  /** The push service reported that the device is gone; it was removed. */
  readonly gone: number;
  readonly failed: number;
  readonly skipped: number;
  /** Skipped devices by reason, without zeros. */
  readonly skippedBy: Partial<Record<SkipReason, number>>;
  /** Number of sent messages that were clicked. */
  readonly clicked: number;
}

/** Outcomes and clicks of one minute; empty minutes are left out. */
export interface TimelineMinute {
  /** Start of the minute. */
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
  /** When sending could start; absent for a draft. */
  readonly startsAt?: Date;
  /** When the last message was settled or the campaign cancelled. */
  readonly endedAt?: Date;
  /** Whether all devices are listed, so that `counts.total` is final. */
  readonly listed: boolean;
  readonly counts: CampaignCounts;
}

/** A due message, with the current device. */
export interface Delivery {
  /** Opaque message id, the same for every attempt. */
  readonly message: string;
  /** Number of earlier attempts. */
  readonly tries: number;
  /** Absent if the player removed the device. */
  readonly device?: Device;
}

export type Outcome =
  | { readonly message: string; readonly state: 'sent' }
  /** Removes the device unless it has a new endpoint. */
  | { readonly message: string; readonly state: 'gone'; readonly endpoint: string }
  | { readonly message: string; readonly state: 'failed'; readonly reason: string }
  /** The device's keys or endpoint are invalid; campaigns skip it until it subscribes again. */
  | {
      readonly message: string;
      readonly state: 'failed';
      readonly reason: string;
      readonly brokenDevice: string;
    }
  | { readonly message: string; readonly state: 'skipped'; readonly reason: SkipReason }
  /** Retry at that time. `tried` if the push service received the attempt. */
  | {
      readonly message: string;
      readonly state: 'waiting';
      readonly until: Date;
      readonly tried: boolean;
    };

/** Candidate devices of a campaign, from one part of the device ids. The audience is checked later. */
export interface DevicePage {
  readonly campaign: Campaign;
  /** Id of the device before the first. */
  readonly after: string | null;
  readonly devices: readonly Pick<Device, 'id' | 'account'>[];
  /** Whether the part ends with this page. */
  readonly isLast: boolean;
}

/** The chosen devices of a part, among the candidates after `after` up to `last`. */
export interface ChosenDevices {
  readonly after: string | null;
  /** Id of the last candidate, chosen or not. */
  readonly last: string | null;
  readonly isLast: boolean;
  readonly ids: readonly string[];
}

/** Stores devices, campaigns and deliveries. Every call is one transaction. */
export interface PushStore {
  /**
   * Adds or refreshes a device, identified by its endpoint. A device of another player moves to this one.
   * @returns its id; undefined if the player has ten others
   */
  keepDevice(device: DeviceToKeep, now: Date): Promise<string | undefined>;
  /** A player's devices, last seen first. */
  devicesOf(account: string): Promise<Device[]>;
  /** @returns false if the player has no such device */
  forgetDevice(account: string, id: string): Promise<boolean>;
  /** Replaces an endpoint after a browser renewed its subscription. Ignores an unknown old one. */
  replaceEndpoint(oldEndpoint: string, endpoint: string, keys: PushKeys, now: Date): Promise<void>;

  /** @returns false if the id exists */
  createCampaign(campaign: Campaign, now: Date): Promise<boolean>;
  findCampaign(id: string): Promise<KeptCampaign | undefined>;
  /** Newest first. */
  listCampaigns(limit: number): Promise<KeptCampaign[]>;
  /**
   * Schedules a draft and creates the jobs that list its devices. May be repeated, also while it is being sent or when
   * done.
   * @returns false if it does not exist or was cancelled
   */
  scheduleCampaign(id: string, startsAt: Date): Promise<boolean>;
  /** Cancels what has not been sent; may be repeated. @returns false if everything was settled before */
  cancelCampaign(id: string, now: Date): Promise<boolean>;

  /**
   * The next candidates of a part, in the order of their ids, without devices whose keys are unusable. If the campaign
   * names players, only their devices.
   * @param after device to continue after; defaults to the last one that `listChunk` stored
   * @returns undefined when the whole part is listed or the campaign is over
   */
  nextDevices(
    id: string,
    part: number,
    size: number,
    after?: string,
  ): Promise<DevicePage | undefined>;
  /**
   * Stores a chunk of waiting deliveries, one per device, and the job that sends them. Changes nothing if another
   * worker has listed devices after `after` in the meantime.
   * @returns whether there may be more in this part
   */
  listChunk(id: string, part: number, chosen: ChosenDevices, now: Date): Promise<boolean>;
  /**
   * Due deliveries of a chunk; none if the campaign is not being sent.
   * @param among only these messages
   */
  dueDeliveries(
    id: string,
    chunk: number,
    now: Date,
    among?: readonly string[],
  ): Promise<Delivery[]>;
  /** Time of the chunk's next due delivery, if any. */
  nextDue(id: string, chunk: number): Promise<Date | undefined>;
  /**
   * Stores outcomes of waiting deliveries; settled ones keep theirs. A repeated call changes nothing.
   * @returns whether the campaign is still being sent
   */
  settle(id: string, chunk: number, outcomes: readonly Outcome[], now: Date): Promise<boolean>;
  /** Counts a click once. Ignores unknown messages. */
  click(message: string, now: Date): Promise<void>;
  /** Timeline of a campaign for its report, in order. `settle` and `click` maintain it. */
  timeline(id: string): Promise<TimelineMinute[]>;
  /**
   * Deletes some deliveries of campaigns that ended before a time; their counts stay.
   * @returns whether there may be more
   */
  forgetDeliveries(endedBefore: Date): Promise<boolean>;
  /**
   * Devices in fan-out order, for a dry run, without those whose keys are unusable.
   * @param after last one of the previous page
   * @param accounts only of these players
   */
  devicesAfter(
    after: string | undefined,
    size: number,
    accounts?: readonly string[],
  ): Promise<Device[]>;

  close(): Promise<void>;
}

/** `fan-out` lists the devices of a part of the ids in chunks; `send` sends one chunk. */
export type PushJob =
  | { readonly kind: 'fan-out'; readonly campaign: string; readonly part: number }
  | { readonly kind: 'send'; readonly campaign: string; readonly chunk: number };

/** Unique name of a job by kind, campaign, and part or chunk. */
export const jobName = (job: PushJob): string =>
  `${job.kind} ${job.campaign} ${job.kind === 'send' ? job.chunk : job.part}`;

/** A job leased to a worker. */
export interface TakenJob {
  readonly job: PushJob;
  /** Number of leases, which shows a slow worker that another one has taken the job. */
  readonly takes: number;
}

/** A queue with at-least-once delivery: a job whose worker is silent for `LEASE_MS` goes to another worker. */
export interface PushQueue {
  /** Takes due jobs; an empty list if there are none. */
  take(most: number): Promise<TakenJob[]>;
  /** Renews leases. @returns the jobs that the caller still has */
  renew(taken: readonly TakenJob[]): Promise<TakenJob[]>;
  /**
   * Completes a job, or makes it due again after a time in ms. Relative, because the queue's clock is not the worker's.
   */
  finish(taken: TakenJob, afterMs?: number): Promise<void>;
  /** Notifies about new jobs; polling stays necessary. */
  onPut(listener: () => void): void;
}

/** A worker that has not renewed its lease for this long counts as dead, ms. */
export const LEASE_MS = 2100;

/** Interval of lease renewals, ms: after one failed renewal there is time for another. */
export const RENEW_MS = LEASE_MS / 3;
