import { useState } from 'react';
import { Button } from './button.tsx';
import type { Demo } from './demo.ts';
import { Dialog } from './dialog.tsx';

function Opener({ side }: { side: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog
        open={open}
        side={side}
        label="A dialog"
        closeLabel="Close"
        head={<h2>A dialog</h2>}
        onClose={() => setOpen(false)}
      >
        <p>Escape, the button and the backdrop close it; focus goes back to where it was.</p>
      </Dialog>
    </>
  );
}

export const demo: Demo = {
  title: 'Dialog',
  group: 'primitives',
  states: [
    { name: 'in the middle', render: () => <Opener side={false} /> },
    { name: 'at the side', render: () => <Opener side /> },
  ],
};
