import { useUnit } from 'effector-react';

import { PlayMark } from '@/features/player/ui/play-mark';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';

import { $owned, playOwnedClicked } from '../sample';

/** Plays an owned book or a free podcast from its saved position, pauses and resumes it. */
export function OwnedButton({ sentenceId }: { sentenceId: string }) {
  const { owned, clicked } = useUnit({ owned: $owned, clicked: playOwnedClicked });
  const isPlaying = owned.status === 'playing';
  return (
    <Button
      icon={<PlayMark status={owned.status} size={24} />}
      data-status={owned.status}
      aria-describedby={sentenceId}
      onClick={() => clicked()}
    >
      {isPlaying ? product.pause : product.play}
    </Button>
  );
}
