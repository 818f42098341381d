import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';
import { PauseIcon } from '@/shared/ui/icon/pause-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';
import { Spinner } from '@/shared/ui/spinner/spinner';

import { $owned, playOwnedClicked } from '../sample';

/** Plays an owned book from where it was left, pauses it, goes on. */
export function OwnedButton() {
  const { owned, clicked } = useUnit({ owned: $owned, clicked: playOwnedClicked });
  const isPlaying = owned.status === 'playing';
  return (
    <Button
      icon={<Mark status={owned.status} />}
      data-status={owned.status}
      onClick={() => clicked()}
    >
      {isPlaying ? player.pause : product.play}
    </Button>
  );
}

function Mark({ status }: { status: string }) {
  if (status === 'loading') return <Spinner size={24} />;
  return status === 'playing' ? <PauseIcon /> : <PlayIcon />;
}
