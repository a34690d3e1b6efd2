/** Bullets in place of an amount that the player hides on this device. @param children what screen readers say */
export function HiddenAmount({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{children}</span>
    </>
  );
}
