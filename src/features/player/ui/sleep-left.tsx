import { useUnit } from 'effector-react';

import { playerOptions } from '@/shared/i18n/fa/player-options';
import { formatClock, formatNumber, formatSpokenTime } from '@/shared/i18n/format';
import { formatTimeOfDay } from '@/shared/i18n/format-date';
import { Button } from '@/shared/ui/button/button';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { Moon } from '@/shared/ui/moon/moon';

import { EXTENSION_MINUTES, sleepMoon } from '../lib/sleep';
import { $sleepEndsAt, $sleepSeconds, sleepExtended } from '../model/sleep-timer';

import styles from './sleep-left.module.css';

const more = formatNumber(EXTENSION_MINUTES);

/** What the running sleep timer has left, when it ends, and five minutes more. */
export function SleepLeft() {
  const { seconds, endsAt, extend } = useUnit({
    seconds: $sleepSeconds,
    endsAt: $sleepEndsAt,
    extend: sleepExtended,
  });
  if (seconds === null) return null;
  return (
    <div className={styles['left']}>
      <Moon fraction={sleepMoon(seconds)} size={64} />
      <p className={styles['words']}>
        <span className={styles['caption']}>
          {endsAt === null
            ? playerOptions.untilChapterEnd
            : playerOptions.untilSleepAt(formatTimeOfDay(endsAt))}
        </span>
        <span className={styles['time']} role="timer" aria-label={formatSpokenTime(seconds)}>
          <bdi>{formatClock(seconds)}</bdi>
        </span>
      </p>
      {endsAt !== null && (
        <Button
          kind="outline"
          icon={<PlusIcon size={18} />}
          aria-label={playerOptions.moreMinutes(more)}
          onClick={() => extend()}
        >
          {playerOptions.sleepMinutes(more)}
        </Button>
      )}
    </div>
  );
}
