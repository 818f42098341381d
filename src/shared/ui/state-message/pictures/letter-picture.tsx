import { Picture } from './picture';

/** A letter with its seal. */
export function LetterPicture() {
  return (
    <Picture>
      <path data-ground="" d="M32 36h96v62H32Z" />
      <path d="M32 36h96v62H32Z" />
      <path d="m32 38 48 36 48-36M32 97l34-33M128 97 94 64" />
      <path data-lid="" d="M80 66c7 0 12 5 12 12s-5 12-12 12-12-5-12-12 5-12 12-12Z" />
      <path d="m80 72 3.5 6-3.5 6-3.5-6Z" />
    </Picture>
  );
}
