import { useUnit } from 'effector-react';

import type { Recording } from '../../recording/recording';
import { $text } from '../i18n/text';
import { $config } from '../model/config';
import type { Replay } from '../model/replay-state';
import { Button } from '../ui/button';
import { divergenceId } from './session-log';
import styles from './session-panel.module.css';

interface SessionOutcomeProps {
  readonly session: Recording;
  readonly replay: Replay;
}

/** The progress of a replay, then its result. */
export function SessionOutcome({ session, replay }: SessionOutcomeProps) {
  const { text, config } = useUnit({ text: $text, config: $config });
  const texts = text.session;
  const { length } = session.entries;
  const { divergence, isRunning, next, recording, problem } = replay;
  if (recording === null || problem) return null;
  if (isRunning) {
    return (
      <div className={styles['outcome']} role="status">
        <span>{texts.playing(next, length)}</span>
        <progress className={styles['progress']} value={next} max={Math.max(1, length)} />
      </div>
    );
  }
  if (divergence === undefined) {
    return (
      <p className={styles['outcome']} role="status">
        {texts.ended}
      </p>
    );
  }
  if (divergence === null) {
    return (
      <p className={`${styles['outcome'] ?? ''} ${styles['same'] ?? ''}`} role="status">
        {texts.same(length)}
      </p>
    );
  }
  const seconds = new Intl.NumberFormat(config.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(divergence.ms / 1000);
  const place = divergence.index < length ? texts.place(divergence.index + 1, seconds) : texts.end;
  return (
    <div className={`${styles['outcome'] ?? ''} ${styles['diverged'] ?? ''}`} role="alert">
      <span>{texts.diverged(place)}</span>
      <Button
        label={texts.show}
        onClick={() => document.getElementById(divergenceId)?.scrollIntoView({ block: 'center' })}
      />
    </div>
  );
}
