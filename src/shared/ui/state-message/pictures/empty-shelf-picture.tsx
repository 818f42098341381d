import { Picture } from './picture';

/** An empty niche for books in a wall. */
export function EmptyShelfPicture() {
  return (
    <Picture>
      <path data-ground="" d="M42 106V56c0-22 18-30 38-46 20 16 38 24 38 46v50Z" />
      <path d="M42 106V56c0-22 18-30 38-46 20 16 38 24 38 46v50Z" />
      <path d="M30 106h100" />
      <path d="M58 106V72h10v34M58 80h10" />
      <path d="m78.5 104.5 10-31 9.5 3-10 31" />
      <path d="M80 22v9M80 31l5 6-5 6-5-6 5-6Z" />
    </Picture>
  );
}
