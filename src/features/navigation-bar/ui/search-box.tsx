import { useUnit } from 'effector-react';
import { useRef, type SyntheticEvent } from 'react';

import { SEARCH_MAX_LENGTH } from '@/shared/config/constants';
import { navigation } from '@/shared/i18n/fa/navigation';
import { SearchIcon } from '@/shared/ui/icon/search-icon';

import { sidebarSearchSent } from '../search';

import styles from './search-box.module.css';
import { useSlashKey } from './use-slash-key';

/**
 * The search of the sidebar: Enter opens the results, `/` brings the focus here from anywhere. Where the sidebar has
 * only icons, the box appears beside it while it has the focus.
 */
export function SearchBox() {
  const send = useUnit(sidebarSearchSent);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input);
  const submitted = (event: SyntheticEvent) => {
    event.preventDefault();
    const box = input.current;
    if (!box) return;
    send(box.value);
    box.value = '';
    box.blur();
  };

  return (
    <form role="search" className={styles['field']} onSubmit={submitted}>
      <SearchIcon size={18} className={styles['icon']} />
      <input
        ref={input}
        type="search"
        className={styles['input']}
        aria-label={navigation.searchBox}
        aria-keyshortcuts="/"
        placeholder={navigation.searchBox}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <kbd className={styles['key']} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
