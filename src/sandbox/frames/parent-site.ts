/** The site that frames this page: speaks to its exact origin, hears nobody else. */
export interface ParentSite<Message, Command> {
  send(message: Message): void;
  /** @returns what stops the listening */
  listen(onCommand: (command: Command) => void): () => void;
}

/**
 * Finds the site among those that the server allows (`<meta name="site-origins">`).
 * @param channel of all messages of this page, such as `marquee-game`
 * @returns undefined when the page stands alone, or in a stranger's frame
 */
export function findParentSite<Message extends { channel: string }, Command>(
  channel: Message['channel'],
): ParentSite<Message, Command> | undefined {
  if (window.parent === window) return undefined;
  const allowed =
    document.querySelector<HTMLMetaElement>('meta[name=site-origins]')?.content.split(' ') ?? [];
  const origin = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  if (origin === undefined || !allowed.includes(origin)) return undefined;
  return {
    send: (message) => window.parent.postMessage(message, origin),
    listen(onCommand) {
      const hear = ({ data, origin: from, source }: MessageEvent) => {
        if (from !== origin || source !== window.parent) return;
        if (typeof data === 'object' && data !== null && data.channel === channel) onCommand(data);
      };
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
  };
}

/** Of the page that framed this one; browsers without `ancestorOrigins` tell it as the referrer. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
