/**
 * A social network's mark in the colour of the text around it, from a file that pages share.
 * @param props.name of a symbol in /icons/brands.svg
 */
export function BrandIcon({ name }: { name: string }) {
  return (
    <svg className="brand-icon" width={20} height={20} aria-hidden>
      <use href={`/icons/brands.svg#${name}`} />
    </svg>
  );
}
