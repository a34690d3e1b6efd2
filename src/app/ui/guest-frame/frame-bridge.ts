/** A message of a frame in the site's own terms; undefined when it is none. */
export type ReadMessage<M> = (data: unknown) => M | undefined;

/**
 * How a vendor's frame speaks. One that is not ours translates here; one that says nothing has none, and counts
 * as ready when it has loaded.
 */
export interface FrameAdapter<M extends { type: string }, C> {
  read: ReadMessage<M>;
  write: (command: C) => unknown;
}

export interface FrameBridge<C> {
  /** Sends, or keeps until the frame is ready. */
  send(command: C): void;
  /** The frame was loaded anew: what is sent waits until it says that it is ready. */
  reset(): void;
  close(): void;
}

/** Longest message that is looked at, in characters of its JSON (SECURITY.md section 3.4). */
const MAX_MESSAGE_LENGTH = 4096;

/**
 * Speaks with one frame (SPT-2): with its exact origin only, in what the adapter understands, and not before it
 * is ready. Everything else that arrives is left alone.
 * @param target of the frame; read anew for each message, because a reload replaces it
 * @param origin exact, such as `https://games.example.com`
 * @param wasReady the frame said that it is ready to a bridge before this one
 */
export function createFrameBridge<M extends { type: string }, C>(options: {
  target: () => MessageEventSource | null;
  origin: string;
  adapter: FrameAdapter<M, C>;
  onMessage: (message: M) => void;
  wasReady?: boolean;
}): FrameBridge<C> {
  const { target, origin, adapter, onMessage, wasReady = false } = options;
  const waiting: C[] = [];
  let isReady = wasReady;

  const post = (command: C) =>
    target()?.postMessage(adapter.write(command), { targetOrigin: origin });

  function hear(event: MessageEvent): void {
    if (event.origin !== origin || event.source === null || event.source !== target()) return;
    const message = isShort(event.data) ? adapter.read(event.data) : undefined;
    if (message === undefined) return;
    if (message.type === 'ready') {
      isReady = true;
      waiting.splice(0).forEach(post);
    }
    onMessage(message);
  }
  addEventListener('message', hear);

  return {
    send(command) {
      if (isReady) post(command);
      else waiting.push(command);
    },
    reset() {
      isReady = false;
    },
    close() {
      removeEventListener('message', hear);
    },
  };
}

function isShort(data: unknown): boolean {
  try {
    return (JSON.stringify(data)?.length ?? 0) <= MAX_MESSAGE_LENGTH;
  } catch {
    // It refers to itself, or is no data at all.
    return false;
  }
}
