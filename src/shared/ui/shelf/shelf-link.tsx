import { Link } from 'react-router-dom';

import { ChevronIcon } from '../icon/chevron-icon';

import styles from './shelf-link.module.css';

interface ShelfLinkProps {
  to: string;
  /** What is seen: 'all'. */
  label: string;
  /** What is said to a screen reader, so that ten such links differ: 'all of this shelf'. */
  name: string;
}

/** The way from a shelf or a preview to all of it. */
export function ShelfLink({ to, label, name }: ShelfLinkProps) {
  return (
    <Link to={to} className={styles['link']} aria-label={name}>
      {label}
      <ChevronIcon to="forward" size={16} />
    </Link>
  );
}
