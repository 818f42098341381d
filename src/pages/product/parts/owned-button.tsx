import { useUnit } from 'effector-react';

import { isUnderWay } from '@/features/player/lib/next-status';
import { PlayMark } from '@/features/player/ui/play-mark';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';

import { $owned, playOwnedClicked, playOwnedPointed } from '../sample';

/** Plays an owned book or a free podcast from its saved position, pauses and resumes it. */
export function OwnedButton({ sentenceId }: { sentenceId: string }) {
  const { owned, clicked, pointed } = useUnit({
    owned: $owned,
    clicked: playOwnedClicked,
    pointed: playOwnedPointed,
  });
  const point = () => pointed();
  // While a podcast is being added, there is nothing yet that a press could pause.
  const pauses = owned.isCurrent && isUnderWay(owned.status);
  return (
    <Button
      icon={<PlayMark status={owned.status} size={24} />}
      data-status={owned.status}
      aria-describedby={sentenceId}
      onClick={() => clicked()}
      onPointerEnter={point}
      onPointerDown={point}
      onFocus={point}
    >
      {pauses ? product.pause : product.play}
    </Button>
  );
}
