import { Picture } from './picture';

/** An hourglass. */
export function SlowPicture() {
  return (
    <Picture>
      <path data-ground="" d="M80 14a44 44 0 1 0 0 88 44 44 0 0 0 0-88Z" />
      <path
        data-lid=""
        d="M60 20h40v8c0 16-14 20-14 32s14 16 14 32v8H60v-8c0-16 14-20 14-32S60 44 60 28v-8Z"
      />
      <path d="M54 20h52M54 100h52M66 34h28M80 58v18M66 94c2-9 8-13 14-13s12 4 14 13" />
    </Picture>
  );
}
