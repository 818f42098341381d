import { useUnit } from 'effector-react';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';

import { clients } from '@/shared/config/clients';
import type { Divergence } from '../../recording/compare';
import type { Entry, RecordedLaunch } from '../../recording/recording';
import { $text } from '../i18n/text';
import { logStepsOf, type LogStep } from '../lib/session-log';
import type { Replay } from '../model/replay-state';
import { LogLine } from './log-line';
import styles from './session-log.module.css';

/** The id of the element that shows the divergence. */
export const divergenceId = 'divergence';

interface SessionLogProps {
  readonly entries: readonly Entry[];
  /** Absent while the recording runs. */
  readonly launch?: RecordedLaunch;
  readonly replay?: Replay;
  /** Keeps the end of the log in view. */
  readonly isGrowing?: boolean;
}

/** A recording by steps. A step shows its action and, when opened, the entries up to the next action. */
export function SessionLog({ entries, launch, replay, isGrowing = false }: SessionLogProps) {
  const { session } = useUnit($text);
  const steps = useMemo(() => logStepsOf(entries), [entries]);
  const list = useRef<HTMLOListElement>(null);
  const divergence = replay?.divergence ?? null;
  useEffect(() => {
    if (isGrowing) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [isGrowing, steps]);
  useEffect(() => {
    if (divergence) document.getElementById(divergenceId)?.scrollIntoView({ block: 'center' });
  }, [divergence]);
  if (steps.length === 0) return <p className={styles['empty']}>{session.waiting}</p>;
  return (
    <ol ref={list} className={styles['log']} aria-label={session.log}>
      {steps.map((step, at) => (
        <Step
          key={step.index}
          step={step}
          launch={launch}
          end={steps[at + 1]?.index ?? entries.length}
          isLast={at === steps.length - 1}
          next={replay?.isRunning ? replay.next : null}
          divergence={divergence}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: LogStep;
  readonly launch: RecordedLaunch | undefined;
  /** The index of the next step. */
  readonly end: number;
  readonly isLast: boolean;
  /** The next entry of the replay; null while none runs. */
  readonly next: number | null;
  readonly divergence: Divergence | null;
}

function Step({ step, launch, end, isLast, next, divergence }: StepProps) {
  const { session } = useUnit($text);
  const { action, observed, index } = step;
  const isBehind = (place: number) => isLast && place >= end;
  const isHere =
    divergence !== null &&
    ((divergence.index >= index && divergence.index < end) || isBehind(divergence.index));
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isHere;
  const state = next === null ? '' : next >= end ? 'done' : next >= index ? 'now' : '';
  return (
    <li className={styles['step']} data-state={state}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isShown}
        disabled={observed.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        {action ? (
          <LogLine row={action} />
        ) : (
          <span className={styles['line']}>
            <span className={styles['kind']}>{session.launch}</span>
            <span className={styles['place']}>
              <span className={styles['what']}>{launch && <LaunchLine launch={launch} />}</span>
            </span>
          </span>
        )}
        {observed.length > 0 && <span className={styles['count']}>{observed.length}</span>}
      </button>
      {isHere && divergence.index === action?.index && <DivergenceEntry divergence={divergence} />}
      {isShown && (
        <ul className={styles['observed']}>
          {observed.map((row) => (
            <li key={row.index} data-divergence={divergence?.index === row.index}>
              {isHere && divergence.index === row.index && (
                <DivergenceEntry divergence={divergence} />
              )}
              <LogLine row={row} />
            </li>
          ))}
        </ul>
      )}
      {isHere && isBehind(divergence.index) && <DivergenceEntry divergence={divergence} />}
    </li>
  );
}

function LaunchLine({ launch }: { launch: RecordedLaunch }) {
  const { setup } = useUnit($text);
  const { client, platform, persona, path, environment } = launch;
  const row = clients.find(({ id }) => id === client);
  const parts = [row?.name ?? client, setup.platforms[platform], persona ?? setup.signedOut, path];
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part}>
          <bdi>{part}</bdi>
          {' · '}
        </Fragment>
      ))}
      <bdi className={styles['detail']}>{environment}</bdi>
    </>
  );
}

/** The expected and the actual entry of a divergence. */
function DivergenceEntry({ divergence: { expected, actual } }: { divergence: Divergence }) {
  const { session } = useUnit($text);
  const sides = [
    [session.expected, expected],
    [session.actual, actual],
  ] as const;
  return (
    <dl id={divergenceId} className={styles['divergence']}>
      {sides.map(([label, entry]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{entry ? <LogLine row={{ index: -1, entry }} isWhole /> : session.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}
