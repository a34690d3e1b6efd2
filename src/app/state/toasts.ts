import type { ReactNode } from 'react';
import { proxy } from 'valtio/vanilla';

export type ToastType = 'info' | 'error' | 'success' | 'warning' | 'neutral' | 'push';

/** Data of a push notification (NTF-1). `description` is plain text, or HTML that is sanitised where it is shown. */
export interface PushData {
  title: string;
  description: string;
  media: readonly { url: string; name: string }[];
  /** Same-site path. */
  cta?: string;
  priority: 'normal' | 'high';
}
export interface Toast {
  id: string;
  type: ToastType;
  text: string;
  /** Icon name; by type when absent. */
  icon?: string;
  /** Shown in place of the text, such as a summary with links (NTF-1); `text` still tells it from others (NTF-2). */
  template?: () => ReactNode;
  push?: PushData;
  /** Time on screen in ms; -1 stays. */
  durationMs: number;
  state: 'open' | 'closing';
}
export interface ToastsStore {
  /** Oldest first. */
  list: Toast[];
}

/** How long a toast stays unless it says otherwise. */
export const TOAST_DURATION_MS = 6000;
export const TOAST_CLOSE_MS = 300;

export const createToasts = (): ToastsStore => proxy({ list: [] });

let lastId = 0;

/** Adds a notification; one with the same text is replaced (NTF-2). @returns its id */
export function addToast(
  toasts: ToastsStore,
  toast: Pick<Toast, 'type' | 'text'> &
    Partial<Pick<Toast, 'icon' | 'template' | 'push' | 'durationMs'>>,
): string {
  const id = `toast-${++lastId}`;
  const durationMs = toast.durationMs ?? TOAST_DURATION_MS;
  const added: Toast = {
    ...toast,
    id,
    state: 'open',
    durationMs: durationMs >= -1 ? durationMs : TOAST_DURATION_MS,
  };
  const twin = toasts.list.findIndex((other) => other.text === toast.text);
  if (twin === -1) toasts.list.push(added);
  else toasts.list[twin] = added;
  return id;
}

/** Starts the close animation; the component removes the notification after TOAST_CLOSE_MS. */
export function closeToast(toasts: ToastsStore, id: string): void {
  const toast = toasts.list.find((other) => other.id === id);
  if (toast) toast.state = 'closing';
}

export function removeToast(toasts: ToastsStore, id: string): void {
  const index = toasts.list.findIndex((other) => other.id === id);
  if (index !== -1) toasts.list.splice(index, 1);
}

/** NTF-3: the clear command. */
export function clearToasts(toasts: ToastsStore): void {
  toasts.list.splice(0);
}
