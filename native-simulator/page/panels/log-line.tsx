import { useUnit } from 'effector-react';

import { isAction } from '../../recording/compare';
import { $text } from '../i18n/text';
import { logLineOf, type LogRow } from '../lib/session-log';
import styles from './session-log.module.css';

interface LogLineProps {
  readonly row: LogRow;
  /** Wraps instead of cutting the text. */
  readonly isWhole?: boolean;
}

/** One entry of a recording in a line: its kind, its subject and its details. */
export function LogLine({ row: { entry }, isWhole = false }: LogLineProps) {
  const { session } = useUnit($text);
  const { subject, detail } = logLineOf(entry);
  const nth = 'nth' in entry ? session.nth(entry.nth + 1) : '';
  const secret = entry.kind === 'fill' && entry.secret ? session.secrets[entry.secret] : '';
  const hasFailed = entry.kind === 'call' && entry.error !== null;
  return (
    <span className={styles['line']} data-whole={isWhole}>
      <span className={styles['kind']} data-action={isAction(entry)}>
        {session.kinds[entry.kind]}
      </span>
      <span className={styles['place']}>
        {/* The text takes its direction from the subject, but is aligned with the page. */}
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
