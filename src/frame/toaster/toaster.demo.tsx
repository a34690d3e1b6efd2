import { useStores } from '../../state/context.ts';
import { addToast, type ToastType } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { Demo } from '../../ui/demo.ts';

const types: readonly ToastType[] = ['info', 'success', 'warning', 'error', 'neutral'];

function Raise({ type, durationMs }: { type: ToastType; durationMs?: number }) {
  const { toasts } = useStores();
  const text = durationMs === -1 ? 'This one stays.' : `A notification: ${type}.`;
  return (
    <Button
      kind="quiet"
      onClick={() => addToast(toasts, { type, text, ...(durationMs && { durationMs }) })}
    >
      Show
    </Button>
  );
}

export const demo: Demo = {
  title: 'Notification',
  group: 'frame',
  states: [
    ...types.map((type) => ({ name: type, render: () => <Raise type={type} /> })),
    { name: 'without an end', render: () => <Raise type="info" durationMs={-1} /> },
  ],
};
