import { Burger } from './burger/burger.tsx';

/** Everything that lies over the page; each part is empty until it has something to say. */
export function Overlays() {
  return (
    <>
      <Burger />
    </>
  );
}
