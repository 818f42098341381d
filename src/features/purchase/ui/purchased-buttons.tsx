import { useUnit } from 'effector-react';

import type { PurchaseBook } from '@/entities/purchase/book';
import { purchase } from '@/shared/i18n/fa/purchase';
import { Button } from '@/shared/ui/button/button';
import { PlayIcon } from '@/shared/ui/icon/play-icon';

import { playRequested } from '../model/outcome';

/** The button that plays the book after the purchase. */
export function PurchasedButtons({ book }: { book: PurchaseBook }) {
  const play = useUnit(playRequested);
  return (
    <Button isWide icon={<PlayIcon size={20} />} onClick={() => play(book)}>
      {purchase.startListening}
    </Button>
  );
}
