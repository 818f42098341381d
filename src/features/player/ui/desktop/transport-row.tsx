import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { Back10Icon } from '@/shared/ui/icon/back-10-icon';
import { Forward30Icon } from '@/shared/ui/icon/forward-30-icon';
import { NextIcon } from '@/shared/ui/icon/next-icon';
import { PreviousIcon } from '@/shared/ui/icon/previous-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { seekBackClicked, seekForwardClicked } from '../../model/position';
import { $hasNext, $hasPrevious, $item, nextClicked, previousClicked } from '../../model/queue';
import { PlayButton } from '../play-button';

import styles from './transport-row.module.css';

/** The buttons of the transport in one row; it belongs into the left-to-right group. */
export function TransportRow({ size }: { size: 'regular' | 'huge' }) {
  const { item, hasNext, hasPrevious, next, previous, forward, back } = useUnit({
    item: $item,
    hasNext: $hasNext,
    hasPrevious: $hasPrevious,
    next: nextClicked,
    previous: previousClicked,
    forward: seekForwardClicked,
    back: seekBackClicked,
  });
  const hasChapters = item?.isSample === false;
  const iconSize = size === 'huge' ? 32 : 26;
  return (
    <div className={styles['row']}>
      {hasChapters && (
        <IconButton label={player.previous} disabled={!hasPrevious} onClick={() => previous()}>
          <PreviousIcon size={22} />
        </IconButton>
      )}
      <IconButton label={player.back} onClick={() => back()}>
        <Back10Icon size={iconSize} />
      </IconButton>
      <PlayButton size={size} />
      <IconButton label={player.forward} onClick={() => forward()}>
        <Forward30Icon size={iconSize} />
      </IconButton>
      {hasChapters && (
        <IconButton label={player.next} disabled={!hasNext} onClick={() => next()}>
          <NextIcon size={22} />
        </IconButton>
      )}
    </div>
  );
}
