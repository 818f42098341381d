import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import styles from './sheet-rows.module.css';

/** The rows of a sheet that offers actions or a choice: `SheetLink` and `SheetButton`. */
export function SheetRows({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}

interface RowProps {
  icon: ReactNode;
  /** The visible name. */
  children: ReactNode;
  /** A number at the end of the row. */
  note?: string | undefined;
}

/** A row that acts. */
export function SheetButton({ onPress, ...row }: RowProps & { onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onPress}>
        <Content {...row} />
      </button>
    </li>
  );
}

/** A row that leads on; its page takes the place of the sheet in the history. */
export function SheetLink({ to, ...row }: RowProps & { to: To }) {
  return (
    <li>
      <Link to={to} replace className={styles['row']}>
        <Content {...row} />
      </Link>
    </li>
  );
}

function Content({ icon, children, note }: RowProps) {
  return (
    <>
      {icon}
      <bdi className={styles['title']}>{children}</bdi>
      {note !== undefined && <span className={styles['count']}>{note}</span>}
    </>
  );
}
