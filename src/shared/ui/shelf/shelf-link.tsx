import { Link } from 'react-router-dom';

import { ChevronIcon } from '../icon/chevron-icon';

import styles from './shelf-link.module.css';

interface ShelfLinkProps {
  to: string;
  /** The visible text: 'all'. */
  label: string;
  /** The accessible name, which tells several such links apart: 'all of this shelf'. */
  name: string;
}

/** A link from a shelf or a preview to the whole list. */
export function ShelfLink({ to, label, name }: ShelfLinkProps) {
  return (
    <Link to={to} className={styles['link']} aria-label={name}>
      {label}
      <ChevronIcon to="forward" size={16} />
    </Link>
  );
}
