import { lazy, Suspense, useState, type ReactNode } from 'react';

import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';
import { Button } from '@/shared/ui/button/button';

import { LaterBoundary } from './later-boundary';
import styles from './later-loader.module.css';

const loadView = () => lazy(() => import('./later/later-section'));
type LaterView = ReturnType<typeof loadView>;
/** Kept, so that the sections are there at once when the listener returns to the page. */
const firstTry = { number: 1, View: loadView() };

interface LaterProps {
  /** Stands for the sections until their code has come. */
  skeleton: ReactNode;
  /** Renders the sections with the component that draws one of them. */
  children: (View: LaterView) => ReactNode;
}

/**
 * The sections whose code comes after the first screen. They appear together, so that none moves another.
 * If their code cannot be had, a retry stands in their place.
 */
export function Later({ skeleton, children }: LaterProps) {
  const [{ number, View }, setTry] = useState(firstTry);
  const tryAgain = () => setTry({ number: number + 1, View: loadView() });
  return (
    <LaterBoundary
      key={number}
      fallback={
        <div className={styles['failed']} role="status">
          <p className={styles['text']}>{shop.failed}</p>
          <Button kind="outline" onClick={tryAgain}>
            {common.retry}
          </Button>
        </div>
      }
    >
      <Suspense fallback={skeleton}>{children(View)}</Suspense>
    </LaterBoundary>
  );
}
