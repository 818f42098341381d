import { useUnit } from 'effector-react';

import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { formatPercent } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { DownloadIcon } from '@/shared/ui/icon/download-icon';
import { ProgressBar } from '@/shared/ui/progress/progress-bar';

import { keptNumbers, keptSentence } from '../lib/kept-sentence';
import type { KeptState } from '../lib/kept-state';
import { keepPaused, keepResumed, keptRemoved } from '../model/keep';

import styles from './kept-card.module.css';

interface KeptCardProps {
  audioBookId: number;
  state: KeptState;
  /** Offers the next hours beside the whole book. */
  isLong: boolean;
  onKept: (span: KeptState['span']) => void;
}

/** Keeps a book on the device, shows how far that is, and removes it. Rule: docs/behaviour.md#kept-books */
export function KeptCard({ audioBookId, state, isLong, onKept }: KeptCardProps) {
  const numbers = keptNumbers(state);
  // Only what happens is announced.
  const isOffer = state.status === 'none';
  const isUnfinished = state.status === 'loading' || state.status === 'paused';
  return (
    <section className={styles['card']} aria-label={texts.title} data-status={state.status}>
      {state.status === 'kept' ? (
        <CheckIcon size={22} className={styles['check']} />
      ) : (
        <DownloadIcon size={22} className={styles['icon']} />
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{texts.title}</h2>
        <p className={styles['sentence']}>
          {isOffer && keptSentence(state)}
          <span role="status">{isOffer ? '' : keptSentence(state)}</span>
          {numbers !== null && <span>{texts.and('', numbers)}</span>}
        </p>
        {isUnfinished && (
          <ProgressBar
            value={state.fraction}
            label={texts.loading}
            valueText={formatPercent(state.fraction)}
          />
        )}
      </div>
      <div className={styles['buttons']}>
        <Acts audioBookId={audioBookId} state={state} />
        <Offers state={state} isLong={isLong} onKept={onKept} />
      </div>
    </section>
  );
}

/** What can be done with a book that is on the device or on its way. */
function Acts({ audioBookId, state }: Pick<KeptCardProps, 'audioBookId' | 'state'>) {
  const { pause, resume, remove } = useUnit({
    pause: keepPaused,
    resume: keepResumed,
    remove: keptRemoved,
  });
  const { status, isStored } = state;
  if (!isStored) return null;
  const isRunning = status === 'loading' || status === 'queued';
  const isStill = status === 'paused' || (status === 'faulty' && state.fault !== 'elsewhere');
  return (
    <>
      {/* One button, so that the focus stays on it when it was pressed. */}
      {(isRunning || isStill) && (
        <Button
          kind="outline"
          size="small"
          onClick={() => (isRunning ? pause : resume)(audioBookId)}
        >
          {isRunning ? texts.pause : texts.resume}
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => remove([audioBookId])}>
        {texts.remove}
      </Button>
    </>
  );
}

/** The ways to keep more of the book than is wanted now. */
function Offers({ state, isLong, onKept }: Omit<KeptCardProps, 'audioBookId'>) {
  const { status, span, isStored } = state;
  if (status === 'asking' || (isStored && (status !== 'kept' || span === 'whole'))) return null;
  return (
    <>
      <Button kind="outline" size="small" onClick={() => onKept('whole')}>
        {texts.whole}
      </Button>
      {isLong && !isStored && (
        <Button kind="quiet" size="small" onClick={() => onKept('hours')}>
          {texts.hours}
        </Button>
      )}
    </>
  );
}
