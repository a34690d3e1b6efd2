/** A progress indicator: bulbs that light up in turn. */
export function Bulbs({ label }: { label: string }) {
  return (
    <span className="bulbs">
      <i />
      <i />
      <i />
      <i />
      <i />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
