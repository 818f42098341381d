import { Picture } from './picture';

/** A kite whose string has torn. */
export function OfflinePicture() {
  return (
    <Picture>
      <path data-ground="" d="M34 66c0-7 6-12 13-11 3-8 15-9 19-1 8-2 14 5 13 12Z" />
      <path data-ground="" d="M92 96c0-6 5-10 11-9 3-7 13-7 16 0 7-1 12 4 11 9Z" />
      <path data-lid="" d="m104 12 26 28-30 32-20-36 24-24Z" />
      <path d="m104 12-4 60M80 36l50 4" />
      <path d="M100 72c-6 6 4 10-2 17M92 79l5 2M95 86l5-1" />
      <path d="M36 110c10-4 8-11 18-12s10-8 17-9" />
      <path d="M80 84l4-3M83 90l5 1" />
    </Picture>
  );
}
