/** The site that frames this page. Messages are sent only to its exact origin, and only its messages are read. */
export interface ParentSite<Message, Command> {
  send(message: Message): void;
  /** @returns a function that stops listening */
  listen(onCommand: (command: Command) => void): () => void;
}

/**
 * Finds the parent site among the origins that the server allows (`<meta name="site-origins">`).
 * @param channel of all messages of this page, such as `marquee-game`
 * @returns undefined if the page is not framed, or framed by another origin
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

/** Origin of the parent page. Browsers without `ancestorOrigins` provide it as the referrer. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
