/** Parses a frame's message; undefined if invalid. */
export type ReadMessage<M> = (data: unknown) => M | undefined;

/** Translates a vendor's messages. A vendor without messages has no adapter and counts as ready when loaded. */
export interface FrameAdapter<M extends { type: string }, C> {
  read: ReadMessage<M>;
  write: (command: C) => unknown;
}

export interface FrameBridge<C> {
  /** Sends a message, or queues it until the frame is ready. */
  send(command: C): void;
  /** The frame reloaded: queue messages until it is ready again. */
  reset(): void;
  close(): void;
}

/** Longest accepted message, in characters of JSON (S22). */
const MAX_MESSAGE_LENGTH = 4096;

/**
 * Exchanges messages with a frame (SPT-2): with its exact origin only, validated by the adapter, and not before it is
 * ready. Ignores everything else.
 * @param target window of the frame, read for each message because a reload replaces it
 * @param origin exact, such as `https://games.example.com`
 * @param wasReady an earlier bridge to this frame was ready
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
    // A circular structure, or not serialisable.
    return false;
  }
}
