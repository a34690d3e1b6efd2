interface Way {
  x: number;
  y: number;
}

/** Simulates a swipe over an element, by a distance in CSS px. */
export function swipe(target: Element, { x, y }: Way): void {
  const at = (part: number) => [
    new Touch({
      identifier: 1,
      target,
      clientX: 200 + x * part,
      clientY: 300 + y * part,
    }),
  ];
  const send = (type: string, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
  send('touchstart', at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) send('touchmove', at(part));
  send('touchend', []);
}
