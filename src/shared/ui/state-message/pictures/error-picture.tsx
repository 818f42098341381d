import { Picture } from './picture';

/** Headphones, their cord in a tangle. */
export function ErrorPicture() {
  return (
    <Picture>
      <path data-ground="" d="M80 14a44 44 0 1 0 0 88 44 44 0 0 0 0-88Z" />
      <path d="M54 58v-9a26 26 0 0 1 52 0v9" />
      <path
        data-lid=""
        d="M52 54h3a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-3a6 6 0 0 1-6-6V60a6 6 0 0 1 6-6ZM105 54h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3a5 5 0 0 1-5-5V59a5 5 0 0 1 5-5Z"
      />
      <path d="M53 76c0 16 12 22 25 17s15-17 5-19-19 10-10 18 26 6 31-3c4-8-8-11-11-3s6 20 25 20" />
    </Picture>
  );
}
