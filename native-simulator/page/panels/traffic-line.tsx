import { useUnit } from 'effector-react';
import { memo, useState } from 'react';

import { $text } from '../i18n/text';
import { isDifferent, type Difference } from '../lib/compare-phones';
import { maskForDisplay } from '../lib/mask-for-display';
import {
  answerDurationMs,
  trafficContentOf,
  isFailedTraffic,
  trafficNameOf,
  type TrafficEntry,
} from '../lib/traffic';
import { $config } from '../model/config';
import { Button } from '../ui/button';
import { JsonView } from '../ui/json-view';
import { DifferenceMark } from './difference-mark';
import styles from './traffic-panel.module.css';

const marks = { call: '↑', event: '↓', api: '⇄', route: '/' } as const;
const MAX_SHORT_LENGTH = 120;

interface TrafficLineProps {
  readonly entry: TrafficEntry;
  readonly all: readonly TrafficEntry[];
  /** From the other phones, while all phones are driven together. */
  readonly difference: Difference | undefined;
}

/** One line of the time line. It opens to show its details. */
export const TrafficLine = memo(function TrafficLine(props: TrafficLineProps) {
  const { entry, all, difference } = props;
  const [isOpen, setOpen] = useState(false);
  const { phones } = useUnit($config);
  const duration = answerDurationMs(all, entry);
  const failed = isFailedTraffic(entry) ? (styles['failed'] ?? '') : '';
  return (
    <li
      className={`${styles['line'] ?? ''} ${isOpen ? (styles['open'] ?? '') : ''}`}
      data-differing={isDifferent(difference)}
    >
      <button
        type="button"
        className={styles['summary']}
        aria-expanded={isOpen}
        dir="ltr"
        onClick={() => setOpen(!isOpen)}
      >
        <span className={`${styles['mark'] ?? ''} ${styles[entry.kind] ?? ''}`} aria-hidden="true">
          {marks[entry.kind]}
        </span>
        {phones.length > 1 && <span className={styles['phone']}>{entry.phone + 1}</span>}
        <span className={`${styles['what'] ?? ''} ${failed}`}>
          <span className={styles['name']}>{trafficNameOf(entry)}</span>{' '}
          <span className={styles['short']}>{shortOf(entry)}</span>
        </span>
        {difference && <DifferenceMark difference={difference} />}
        <span className={`${styles['result'] ?? ''} ${failed}`}>
          {resultOf(entry)}
          {duration !== undefined && ` ${timeOf(duration)}`}
        </span>
      </button>
      {isOpen && <Details entry={entry} />}
    </li>
  );
});

function Details({ entry }: { entry: TrafficEntry }) {
  const { traffic } = useUnit($text);
  const copy = () => {
    void navigator.clipboard.writeText(JSON.stringify(maskForDisplay(entry), null, 2));
  };
  const parts: readonly (readonly [label: string, value: unknown])[] =
    entry.kind === 'call'
      ? [
          [traffic.arguments, entry.args],
          [traffic.answer, entry.answer],
          [traffic.error, entry.error],
        ]
      : entry.kind === 'event'
        ? [[traffic.payload, entry.payload]]
        : entry.kind === 'api'
          ? [
              [traffic.request, entry.request],
              [traffic.response, entry.response],
            ]
          : [];
  const shown = parts.filter(([, value]) => value !== undefined && value !== null);
  return (
    <div className={styles['details']}>
      <div className={styles['label']}>
        <time dir="ltr">{new Date(entry.at).toISOString().slice(11, 23)}</time>
        <Button label={traffic.copy} icon="copy" onClick={copy} />
      </div>
      {shown.map(([label, value]) => (
        <div key={label}>
          <div className={styles['label']}>{label}</div>
          <JsonView value={value} />
        </div>
      ))}
    </div>
  );
}

function shortOf(entry: TrafficEntry): string {
  const content = trafficContentOf(entry);
  if (content === undefined || content === null || entry.kind === 'api') return '';
  const text = JSON.stringify(maskForDisplay(content));
  return text === '{}' ? '' : text.slice(0, MAX_SHORT_LENGTH);
}

function resultOf(entry: TrafficEntry): string {
  switch (entry.kind) {
    case 'call':
      return entry.error === null ? '' : '✕';
    case 'event':
      return entry.consumed === null ? '✕' : String(entry.consumed);
    case 'api':
      return entry.status === 0 ? '✕' : String(entry.status);
    case 'route':
      return '';
  }
}

function timeOf(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
