import { useUnit } from 'effector-react';

import type { WeekDay } from '@/features/player/lib/heard';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatDuration, formatHours, toPersianDigits } from '@/shared/i18n/format';
import { archPath } from '@/shared/ui/arch/arch-path';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $heardWeek } from '../heard-week';

import styles from './heard-week.module.css';

/** The hours of a week at which the arch is full. */
const WEEK_GOAL_HOURS = 8;
/** The seconds of a day at which its bar is full. */
const FULL_DAY_SECONDS = 2 * 3600;
/** In units of which the arch's width has 100. */
const ARCH_HEIGHT = 88;

/** What was heard this week as an arch that fills, with a bar for each day. Rule: docs/behaviour.md#profile */
export function HeardWeek() {
  const week = useUnit($heardWeek) ?? [];
  const seconds = week.reduce((sum, day) => sum + day.seconds, 0);
  return (
    <section className={styles['week']} aria-label={texts.heardWeek}>
      <ArchOf share={seconds / (WEEK_GOAL_HOURS * 3600)} />
      <p className={styles['words']}>
        <span className={styles['label']}>{texts.heardWeek}</span>
        <span className={styles['number']} aria-hidden="true">
          <bdi dir="ltr">{formatHours(seconds)}</bdi>
        </span>
        <VisuallyHidden>
          {seconds < 60 ? texts.nothingHeard : formatDuration(seconds)}
        </VisuallyHidden>
        <span className={styles['label']}>{texts.weekGoal(toPersianDigits(WEEK_GOAL_HOURS))}</span>
      </p>
      <ul className={styles['days']}>
        {week.map((day) => (
          <Day key={day.index} day={day} />
        ))}
      </ul>
    </section>
  );
}

function ArchOf({ share }: { share: number }) {
  const full = Math.min(1, Math.max(0, share));
  const path = archPath(ARCH_HEIGHT);
  return (
    <svg
      className={styles['arch']}
      viewBox={`-2 -2 104 ${ARCH_HEIGHT + 4}`}
      aria-hidden="true"
      data-share={full.toFixed(2)}
    >
      <path className={styles['track']} d={path} />
      {full > 0 && (
        <path className={styles['heard']} d={path} pathLength="1" strokeDasharray={`${full} 1`} />
      )}
    </svg>
  );
}

function Day({ day: { index, seconds, isToday } }: { day: WeekDay }) {
  const { letter, name } = texts.weekDays[index] ?? { letter: '', name: '' };
  const share = Math.min(1, seconds / FULL_DAY_SECONDS);
  return (
    <li className={styles['day']}>
      <span className={styles['bar']} aria-hidden="true">
        <span
          className={cx(styles['fill'], isToday && styles['today'])}
          style={{ blockSize: `${share * 100}%` }}
        />
      </span>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>
        {texts.heardOnDay(name, seconds < 60 ? texts.nothing : formatDuration(seconds))}
      </VisuallyHidden>
    </li>
  );
}
