/** A row of bulbs that light up one after the other: work is under way. */
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
