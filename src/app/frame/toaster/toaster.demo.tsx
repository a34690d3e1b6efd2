import { useStores } from '../../state/context.ts';
import { addToast, type Toast, type ToastType } from '../../state/toasts.ts';
import { Button } from '../../ui/button.tsx';
import type { Demo } from '../../ui/demo.ts';

const types: readonly ToastType[] = ['info', 'success', 'warning', 'error', 'neutral'];

interface RaiseProps extends Partial<Pick<Toast, 'durationMs' | 'template'>> {
  type: ToastType;
}

function Raise({ type, ...rest }: RaiseProps) {
  const { toasts } = useStores();
  const text = rest.durationMs === -1 ? 'This one stays.' : `A notification: ${type}.`;
  return (
    <Button kind="quiet" onClick={() => addToast(toasts, { type, text, ...rest })}>
      Show
    </Button>
  );
}

const Summary = () => (
  <p>
    Tonight you played <strong>42 minutes</strong>.
  </p>
);

export const demo: Demo = {
  title: 'Notification',
  group: 'frame',
  states: [
    ...types.map((type) => ({ name: type, render: () => <Raise type={type} /> })),
    { name: 'without an end', render: () => <Raise type="info" durationMs={-1} /> },
    { name: 'with a template', render: () => <Raise type="info" template={Summary} /> },
  ],
};
