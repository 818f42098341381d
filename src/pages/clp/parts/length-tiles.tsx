import { Link } from 'react-router-dom';

import type { BookLength, SearchStart } from '@/shared/api/contract/search';
import { clp } from '@/shared/i18n/fa/clp';
import { formatNumber } from '@/shared/i18n/format';
import { listingPath } from '@/shared/routing/paths';
import { Moon } from '@/shared/ui/moon/moon';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';

import styles from './length-tiles.module.css';

/** A usual title of each length, in seconds: its moon stands for them all. */
const usualSeconds: Readonly<Record<BookLength, number>> = {
  minutes: 30 * 60,
  hour: 3600,
  evening: 4 * 3600,
  week: 10 * 3600,
};

/** How much time there is, as moons from a crescent to a full one. */
export function LengthTiles({ lengths }: { lengths: SearchStart['lengths'] }) {
  return (
    <ul className={styles['tiles']}>
      {lengths.map(({ length, count }) => (
        <li key={length}>
          <Link to={listingPath({ length })} className={styles['tile']}>
            <Moon fraction={moonFraction(usualSeconds[length])} />
            <span className={styles['words']}>
              <span className={styles['title']}>{clp.lengths[length].title}</span>
              <span className={styles['range']}>{clp.lengths[length].brief}</span>
              <span className={styles['range']}>{clp.resultCount(formatNumber(count))}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
