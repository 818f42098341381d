import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

import { cx } from '../cx';

import styles from './folded-text.module.css';

interface FoldedTextProps {
  /** Plain text; line breaks separate paragraphs. */
  text: string;
  moreLabel: string;
  lessLabel: string;
}

/** About six lines of a phone. The server cannot measure; where the guess is wrong, the browser corrects it. */
const SIX_LINES = 330;

/** Text that is folded after six lines, with a button to unfold it if there is more. */
export function FoldedText({ text, moreLabel, lessLabel }: FoldedTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [overflows, setOverflows] = useState(text.length > SIX_LINES);
  const watchHeight = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // Unfolded text never overflows, so keep the last measurement.
    const measure = () => {
      if (element.dataset['open'] === undefined) {
        setOverflows(element.scrollHeight > element.clientHeight + 1);
      }
    };
    if (typeof ResizeObserver === 'undefined') {
      measure();
      return undefined;
    }
    // It measures for the first time when the browser has laid out the page anyway. A measurement here would make it do so
    // in the middle of React's changes. What a wrong guess has shown is corrected before it is painted.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div>
      <p
        key={text}
        ref={watchHeight}
        className={cx(
          styles['text'],
          !isOpen && styles['folded'],
          !isOpen && overflows && styles['faded'],
        )}
        data-open={isOpen ? '' : undefined}
        dir="auto"
      >
        {text}
      </p>
      {overflows && (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </button>
      )}
    </div>
  );
}
