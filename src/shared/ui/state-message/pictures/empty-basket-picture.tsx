import { Picture } from './picture';

/** An empty basket. */
export function EmptyBasketPicture() {
  return (
    <Picture>
      <path data-ground="" d="M40 58h80l-9 42a8 8 0 0 1-8 6H57a8 8 0 0 1-8-6Z" />
      <path d="M56 58c0-26 10-42 24-42s24 16 24 42" />
      <path d="M40 58h80l-9 42a8 8 0 0 1-8 6H57a8 8 0 0 1-8-6ZM32 58h96" />
      <path d="m62 70 4 24M80 70v24M98 70l-4 24M46 82h68" />
    </Picture>
  );
}
