import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../cx';
import { ChevronIcon } from '../icon/chevron-icon';

import styles from './row-list.module.css';

/** A list of `RowLink` and `RowButton`: places to go to, and things to do. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}

interface RowProps {
  icon: ReactNode;
  label: string;
  /** The value or number at the end of the row. */
  note?: string | undefined;
}

/** A row that leads to another page. */
export function RowLink({ to, ...row }: RowProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles['row']}>
        <Content {...row} opens />
      </Link>
    </li>
  );
}

interface RowButtonProps extends RowProps {
  onPress: () => void;
  /** It opens a further place, as a link does. */
  opens?: boolean;
  /** It ends something, such as the session. */
  isLeaving?: boolean;
  /** What it needs is not there yet. */
  isDisabled?: boolean;
}

/** A row that acts at once, or opens a sheet or another app. */
export function RowButton({
  onPress,
  isLeaving = false,
  isDisabled = false,
  ...row
}: RowButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={cx(styles['row'], isLeaving && styles['leaving'])}
        disabled={isDisabled}
        onClick={onPress}
      >
        <Content {...row} />
      </button>
    </li>
  );
}

function Content({ icon, label, note = '', opens = false }: RowProps & { opens?: boolean }) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['label']}>{label}</span>
      {note !== '' && <span className={styles['note']}>{note}</span>}
      {opens && (
        <span className={styles['chevron']}>
          <ChevronIcon to="forward" size={20} />
        </span>
      )}
    </>
  );
}
