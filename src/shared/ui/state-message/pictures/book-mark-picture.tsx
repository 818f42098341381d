import { Picture } from './picture';

/** The mark of the app: a book under the arch. */
export function BookMarkPicture() {
  return (
    <Picture>
      <path data-ground="" d="M44 92V66c0-28 18-38 36-52 18 14 36 24 36 52v26Z" />
      <path d="M44 92V66c0-28 18-38 36-52 18 14 36 24 36 52v26" />
      <path d="M76 106V68c-4-5-9-7-14-8v38c5 1 10 3 14 8ZM84 106V68c4-5 9-7 14-8v38c-5 1-10 3-14 8Z" />
    </Picture>
  );
}
