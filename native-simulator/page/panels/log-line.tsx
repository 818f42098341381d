import { useUnit } from 'effector-react';

import { isInput } from '../../recording/compare';
import { $text } from '../i18n/text';
import { logLineOf, type LogRow } from '../lib/session-log';
import styles from './session-log.module.css';

interface LogLineProps {
  readonly row: LogRow;
  /** Shows all of it, on as many lines as it takes. */
  readonly isWhole?: boolean;
}

/** One entry of a recording in a line: what kind it is, what it is about, what it carries. */
export function LogLine({ row: { entry }, isWhole = false }: LogLineProps) {
  const { session } = useUnit($text);
  const { subject, detail } = logLineOf(entry);
  const isDeed = isInput(entry) || entry.kind === 'event';
  const nth = 'nth' in entry ? session.nth(entry.nth + 1) : '';
  const secret = entry.kind === 'fill' && entry.secret ? session.secrets[entry.secret] : '';
  const hasFailed = entry.kind === 'call' && entry.error !== null;
  return (
    <span className={styles['line']} data-whole={isWhole}>
      <span className={styles['kind']} data-done={isDeed}>
        {session.kinds[entry.kind]}
      </span>
      <span className={styles['place']}>
        {/* Each line runs as its subject does, and stands where the page begins its lines. */}
        <span className={styles['what']} dir="auto" data-failed={hasFailed}>
          <span className={styles['subject']}>{subject}</span>{' '}
          <span className={styles['detail']}>
            <bdi>{secret || detail}</bdi> {nth}
          </span>
        </span>
      </span>
    </span>
  );
}
