import type { ConsentChoice } from '../../../state/consent.ts';

interface DataLayerScope {
  dataLayer?: unknown[];
}

/** The list that the container reads; created on first use. */
function dataLayer(): unknown[] {
  const scope = globalThis as DataLayerScope;
  scope.dataLayer ??= [];
  return scope.dataLayer;
}

export const tellContainer = (message: object): void => void dataLayer().push(message);

/**
 * Pushes a consent mode command. The container recognises commands by their `arguments` object, which an array is not.
 */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}

const signal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied');

/** Signals of consent mode v2 (developers.google.com/tag-platform/security/guides/consent). */
const signals = ({ analytics, marketing }: ConsentChoice) => ({
  analytics_storage: signal(analytics),
  ad_storage: signal(marketing),
  ad_user_data: signal(marketing),
  ad_personalization: signal(marketing),
});

/** Denies everything before anything loads, including what no choice ever grants. */
export function denyByDefault(): void {
  const never = { functionality_storage: 'denied', personalization_storage: 'denied' };
  command('consent', 'default', { ...signals({ analytics: false, marketing: false }), ...never });
}

export const updateConsent = (choice: ConsentChoice): void =>
  command('consent', 'update', signals(choice));
