import { useUnit } from 'effector-react';

import { player } from '@/shared/i18n/fa/player';
import { Back10Icon } from '@/shared/ui/icon/back-10-icon';
import { Forward30Icon } from '@/shared/ui/icon/forward-30-icon';
import { NextIcon } from '@/shared/ui/icon/next-icon';
import { PreviousIcon } from '@/shared/ui/icon/previous-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { seekBackClicked, seekForwardClicked } from '../model/position';
import { $hasNext, $hasPrevious, $item, nextClicked, previousClicked } from '../model/queue';

import { PlayButton } from './play-button';
import { TimeBar } from './time-bar';
import styles from './transport.module.css';

/** Media time runs from left to right in both writing directions. This constant switches the whole group. */
const TRANSPORT_DIRECTION = 'ltr';

/** Progress bar, times and buttons as one left-to-right group. Rule: docs/behaviour.md#seek */
export function Transport() {
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
  return (
    <div className={styles['transport']} dir={TRANSPORT_DIRECTION}>
      <TimeBar />
      <div className={styles['row']}>
        {hasChapters && (
          <IconButton label={player.previous} disabled={!hasPrevious} onClick={() => previous()}>
            <PreviousIcon />
          </IconButton>
        )}
        <IconButton label={player.back} size="large" onClick={() => back()}>
          <Back10Icon size={32} />
        </IconButton>
        <PlayButton size="huge" />
        <IconButton label={player.forward} size="large" onClick={() => forward()}>
          <Forward30Icon size={32} />
        </IconButton>
        {hasChapters && (
          <IconButton label={player.next} disabled={!hasNext} onClick={() => next()}>
            <NextIcon />
          </IconButton>
        )}
      </div>
    </div>
  );
}
