import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { $text } from '../i18n/text';
import { $config } from '../model/config';
import { $recording, $recordedEntries, $recordingStage, recordToggled } from '../model/recording';
import { $replay } from '../model/replay-state';
import styles from './record-button.module.css';

/** Starts a recording. While one runs, it shows its duration and length, and stops it. */
export function RecordButton() {
  const { text, stage, recording, soFar, replay } = useUnit({
    text: $text,
    stage: $recordingStage,
    recording: $recording,
    soFar: $recordedEntries,
    replay: $replay,
  });
  const toggle = useUnit(recordToggled);
  const { session } = text;
  const word = { none: session.record, starting: session.starting, running: session.stop }[stage];
  return (
    <button
      type="button"
      className={styles['record']}
      data-stage={stage}
      title={`${word} (E)`}
      aria-keyshortcuts="E"
      disabled={stage === 'starting' || replay.isRunning}
      onClick={toggle}
    >
      <span className={styles['dot']} aria-hidden="true" />
      {word}
      {recording && (
        <span className={styles['count']} role="timer" aria-label={session.recording}>
          <Elapsed since={recording.at} /> · {session.entries(soFar.length)}
        </span>
      )}
    </button>
  );
}

/** Minutes and seconds since a time in epoch ms. */
function Elapsed({ since }: { since: number }) {
  const { language } = useUnit($config);
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 500);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(language);
  return <bdi>{`${one.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`}</bdi>;
}
