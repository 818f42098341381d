import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { common } from '@/shared/i18n/fa/common';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { Button } from '@/shared/ui/button/button';
import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { profileRetryClicked } from '../model';

import styles from './number-tile.module.css';

type TileKind = 'subscription' | 'credit';

interface NumberTileProps {
  /** The page that the tile leads to, and its colour. */
  kind: TileKind;
  label: string;
  number: string;
  /** The unit below the number. */
  unit?: string;
  note: ReactNode;
  /** A bar between number and note. */
  children?: ReactNode;
}

/** One number of the account, as a link to its page. */
export function NumberTile({ kind, label, number, unit, note, children }: NumberTileProps) {
  return (
    <Link to={`/${kind}`} className={cx(styles['tile'], styles[kind])}>
      <bdi className={styles['label']}>{label}</bdi>
      <span className={styles['number']}>{number}</span>
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
      {children}
      <span className={styles['note']}>{note}</span>
    </Link>
  );
}

/** The tile of a number that could not be loaded. */
export function TileFailed({ kind }: { kind: TileKind }) {
  const retry = useUnit(profileRetryClicked);
  return (
    <div className={cx(styles['tile'], styles[kind])} role="status">
      <span className={styles['label']}>{texts[kind]}</span>
      <span className={styles['failure']}>{texts.notLoaded}</span>
      <Button
        kind="outline"
        size="small"
        aria-label={texts.retryOf(texts[kind])}
        onClick={() => retry()}
      >
        {common.retry}
      </Button>
    </div>
  );
}

export function TileSkeleton({ kind }: { kind: TileKind }) {
  return (
    <div
      className={cx(styles['tile'], styles[kind])}
      role="status"
      aria-label={texts.loadingNumbers}
    >
      <span className={styles['label']}>
        <Skeleton shape="text" width="5em" />
      </span>
      <span className={styles['number']}>
        <Skeleton shape="text" width="3em" />
      </span>
      <span className={styles['note']}>
        <Skeleton shape="text" width="6em" />
      </span>
    </div>
  );
}
