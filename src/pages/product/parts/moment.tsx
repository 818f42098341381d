import { useUnit } from 'effector-react';

import { formatClock, formatNumber } from '@/shared/i18n/format';
import { moments } from '@/shared/i18n/fa/moments';
import { Button } from '@/shared/ui/button/button';
import { ClockIcon } from '@/shared/ui/icon/clock-icon';

import { $moment, momentClicked, type ShownMoment } from '../moment';

import styles from './moment.module.css';

/** The moment that the link names, and the way to hear it; nothing without one. */
export function MomentOfLink() {
  const { moment, play } = useUnit({ moment: $moment, play: momentClicked });
  if (!moment) return null;
  const isLocked = moment.part === 'chapter' && moment.isLocked;
  return (
    <section className={styles['moment']} aria-label={wordsOf(moment)}>
      <ClockIcon size={20} />
      <p className={styles['words']}>
        <span>{wordsOf(moment)}</span>
        {isLocked && <span className={styles['locked']}>{moments.locked}</span>}
      </p>
      {!isLocked && (
        <Button kind="outline" size="small" onClick={() => play()}>
          {moments.listen}
        </Button>
      )}
    </section>
  );
}

function wordsOf(moment: ShownMoment): string {
  const time = formatClock(moment.seconds);
  return moment.part === 'sample'
    ? moments.linkToSample(time)
    : moments.linkToChapter(formatNumber(moment.number), time);
}
