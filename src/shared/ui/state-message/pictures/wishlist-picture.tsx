import { Picture } from './picture';

/** A pomegranate, opened. */
export function WishlistPicture() {
  return (
    <Picture>
      <path data-ground="" d="M80 34c22 0 36 15 36 35s-15 37-36 37-36-17-36-37 14-35 36-35Z" />
      <path d="M70 35c-17 4-26 17-26 34 0 20 15 37 36 37s36-17 36-37c0-17-9-30-26-34" />
      <path d="M70 35l-5-19 9 6 6-10 6 10 9-6-5 19c-6 2-14 2-20 0Z" />
      <path data-lid="" d="M80 52c11 0 18 8 18 18s-7 20-18 20-18-10-18-20 7-18 18-18Z" />
      <path d="M80 60l3.5 4-3.5 5-3.5-5 3.5-4ZM71.5 70l3.5 4-3.5 5-3-5 3-4ZM88.5 70l3 4-3 5-3.5-5 3.5-4ZM80 75l3 3.5-3 4.5-3-4.5 3-3.5Z" />
    </Picture>
  );
}
