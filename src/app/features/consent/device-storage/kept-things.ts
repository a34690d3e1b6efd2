import type { PublicConfig } from '../../../../config/public-config.ts';
import type { MessageKey } from '../../../i18n/text.ts';

/** Kinds of storage on a device, in display order. */
export const KEPT_KINDS = [
  'cookie',
  'local',
  'tab',
  'database',
  'cache',
  'worker',
  'push',
] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

export interface KeptThing {
  kind: KeptKind;
  /** Name as the browser shows it. A trailing `*` matches a prefix; a `/` separates a database from its store. */
  name: string;
  why: MessageKey;
  until: MessageKey;
  /** Why it cannot be deleted separately. */
  stays?: MessageKey;
  /** Only the server sees it, so the page cannot tell whether it exists. */
  isUnseen?: true;
  /** Applies only where this option is configured. */
  only?: keyof PublicConfig;
}

const session = { until: 'device.until.signOut', stays: 'device.stays.session' } as const;

/**
 * Everything that this site stores on a device, and nothing else (CKE-6). tests/e2e/long/device-storage.spec.ts
 * compares it with what is actually stored.
 */
export const KEPT_THINGS: readonly KeptThing[] = [
  {
    kind: 'cookie',
    name: 'cookies_accepted',
    why: 'device.why.accepted',
    until: 'device.until.year',
  },
  { kind: 'cookie', name: 'session_hint', why: 'device.why.hint', ...session },
  { kind: 'cookie', name: 'session_break', why: 'device.why.break', ...session },
  { kind: 'cookie', name: '__Host-rt', why: 'device.why.refresh', ...session, isUnseen: true },
  {
    kind: 'cookie',
    name: 'playerNotVerifiedModal',
    why: 'device.why.verified',
    until: 'device.until.days60',
  },
  {
    kind: 'cookie',
    name: 'customNavigationMode',
    why: 'device.why.start',
    until: 'device.until.days30',
    only: 'customNavigationMode',
  },
  { kind: 'cookie', name: 'btag', why: 'device.why.affiliate', until: 'device.until.days30' },
  {
    kind: 'cookie',
    name: 'cw_conversation',
    why: 'device.why.chat',
    until: 'device.until.year',
    only: 'chat',
  },
  {
    kind: 'cookie',
    name: 'cw_user_*',
    why: 'device.why.chatUser',
    until: 'device.until.signOut',
    only: 'chat',
  },
  {
    kind: 'cookie',
    name: 'preview',
    why: 'device.why.preview',
    until: 'device.until.preview',
    isUnseen: true,
  },
  { kind: 'local', name: 'cookie-consent', why: 'device.why.consent', until: 'device.until.year' },
  {
    kind: 'local',
    name: 'cookie-answer',
    why: 'device.why.consent',
    until: 'device.until.replaced',
  },
  { kind: 'local', name: 'theme', why: 'device.why.theme', until: 'device.until.deleted' },
  {
    kind: 'local',
    name: 'install-invitation',
    why: 'device.why.install',
    until: 'device.until.deleted',
  },
  { kind: 'local', name: 'language-offer', why: 'device.why.offer', until: 'device.until.deleted' },
  { kind: 'local', name: 'refresh_key', why: 'device.why.refreshKey', ...session },
  { kind: 'local', name: 'push', why: 'device.why.pushMemory', until: 'device.until.deleted' },
  {
    kind: 'local',
    name: 'sportsbook-attempt:*',
    why: 'device.why.openBets',
    until: 'device.until.answered',
  },
  {
    kind: 'local',
    name: 'sportsbook-preferences',
    why: 'device.why.bookPreferences',
    until: 'device.until.deleted',
  },
  { kind: 'local', name: 'help-votes', why: 'device.why.votes', until: 'device.until.deleted' },
  { kind: 'tab', name: 'player:*', why: 'device.why.upload', until: 'device.until.signOut' },
  {
    kind: 'tab',
    name: 'after-login',
    why: 'device.why.intent',
    until: 'device.until.loggedIn',
  },
  {
    kind: 'tab',
    name: 'sportsbook-slip',
    why: 'device.why.slip',
    until: 'device.until.tab',
  },
  { kind: 'tab', name: 'chunk-reload-at', why: 'device.why.reloaded', until: 'device.until.tab' },
  {
    kind: 'tab',
    name: 'react-router-scroll-positions',
    why: 'device.why.scroll',
    until: 'device.until.tab',
  },
  {
    kind: 'database',
    name: 'marquee/answers',
    why: 'device.why.answers',
    until: 'device.until.replaced',
  },
  {
    kind: 'database',
    name: 'marquee/settings',
    why: 'device.why.settings',
    until: 'device.until.deleted',
  },
  {
    kind: 'database',
    name: 'marquee/drafts',
    why: 'device.why.drafts',
    until: 'device.until.week',
  },
  {
    kind: 'database',
    name: 'marquee/writes',
    why: 'device.why.writes',
    until: 'device.until.answered',
  },
  {
    kind: 'cache',
    name: 'workbox-precache-*',
    why: 'device.why.files',
    until: 'device.until.version',
  },
  { kind: 'cache', name: 'app-assets', why: 'device.why.files', until: 'device.until.version' },
  {
    kind: 'cache',
    name: 'app-content-*',
    why: 'device.why.content',
    until: 'device.until.replaced',
  },
  { kind: 'cache', name: 'app-pages-*', why: 'device.why.content', until: 'device.until.version' },
  { kind: 'cache', name: 'app-images-*', why: 'device.why.images', until: 'device.until.replaced' },
  { kind: 'cache', name: 'app-notes', why: 'device.why.notes', until: 'device.until.deleted' },
  { kind: 'worker', name: 'sw.js', why: 'device.why.worker', until: 'device.until.deleted' },
  { kind: 'push', name: 'push', why: 'device.why.push', until: 'device.until.push' },
];

/** Returns our description of an item, if it is ours. */
export const keptThing = (kind: KeptKind, name: string): KeptThing | undefined =>
  KEPT_THINGS.find(
    (thing) =>
      thing.kind === kind &&
      (thing.name.endsWith('*') ? name.startsWith(thing.name.slice(0, -1)) : name === thing.name),
  );
