import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { clp } from '@/shared/i18n/fa/clp';
import { searchPath } from '@/shared/routing/paths';
import { ClockIcon } from '@/shared/ui/icon/clock-icon';
import { CloseIcon } from '@/shared/ui/icon/close-icon';

import { $recentSearches, recentRemoved } from '../recent-searches';

import styles from './recent-searches.module.css';

/** The recent searches of this device in one row, each with a button that removes it. */
export function RecentSearches() {
  const { searches, removed } = useUnit({ searches: $recentSearches, removed: recentRemoved });
  const list = useRef<HTMLUListElement>(null);
  if (searches.length === 0) return null;
  const remove = (text: string, index: number) => {
    removed(text);
    // The next search moves to this place, or the one before it if it was the last.
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    (links[index + 1] ?? links[index - 1])?.focus();
  };
  return (
    <ul ref={list} className={styles['row']} aria-label={clp.recent}>
      {searches.map((text, index) => (
        <li key={text} className={styles['chip']}>
          <Link to={searchPath(text)} className={styles['link']}>
            <ClockIcon size={18} className={styles['clock']} />
            <span className={styles['text']}>
              <bdi>{text}</bdi>
            </span>
          </Link>
          <button
            type="button"
            className={styles['remove']}
            aria-label={clp.removeRecent(text)}
            onClick={() => remove(text, index)}
          >
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
