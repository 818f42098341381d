import { Picture } from './picture';

/** A door under an arch. */
export function SignInPicture() {
  return (
    <Picture>
      <path data-ground="" d="M42 106V56c0-22 18-30 38-46 20 16 38 24 38 46v50Z" />
      <path d="M42 106V56c0-22 18-30 38-46 20 16 38 24 38 46v50Z" />
      <path d="M30 106h100M54 106V60c0-13 12-20 26-31 14 11 26 18 26 31v46M80 29v77" />
      <path d="M72 70v8M88 70v8M62 62v10M98 62v10M62 84v12M98 84v12" />
    </Picture>
  );
}
