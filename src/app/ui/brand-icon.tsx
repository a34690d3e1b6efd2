/**
 * A social network's logo in the current text colour, from a shared file.
 * @param props.name symbol in /icons/brands.svg
 */
export function BrandIcon({ name }: { name: string }) {
  return (
    <svg className="brand-icon" width={20} height={20} aria-hidden>
      <use href={`/icons/brands.svg#${name}`} />
    </svg>
  );
}
