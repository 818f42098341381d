/** Our name, drawn in the colour of the text. It is decorative: the container names it. Its outline stands in index.html. */
export function WordmarkName({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      height="44"
      viewBox="0 0 345 254"
      fill="currentColor"
      aria-hidden="true"
    >
      <use href="#wordmark-name" />
    </svg>
  );
}
