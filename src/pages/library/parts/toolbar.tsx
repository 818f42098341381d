import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { library as texts } from '@/shared/i18n/fa/library';
import { GridIcon } from '@/shared/ui/icon/grid-icon';
import { ListIcon } from '@/shared/ui/icon/list-icon';
import { SortIcon } from '@/shared/ui/icon/sort-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $libraryLayout, arrangeSheet, layoutPicked } from '../arrangement';
import type { LibraryQuery } from '../lib/library-query';
import { $isTabEmpty, $libraryQuery } from '../model';

import styles from './toolbar.module.css';

/** The order of the books, and how they are shown. */
export function Toolbar() {
  const { query, isEmpty, layout, arrange, pick } = useUnit({
    query: $libraryQuery,
    isEmpty: $isTabEmpty,
    layout: $libraryLayout,
    arrange: arrangeSheet.opened,
    pick: layoutPicked,
  });
  // Wishes have an order and shelves of their own.
  if (query.tab === 'wishes' || isEmpty) return null;
  return (
    <div className={styles['toolbar']}>
      <button
        type="button"
        className={styles['sort']}
        aria-label={`${texts.arrange}: ${arrangementOf(query)}`}
        onClick={() => arrange()}
      >
        <SortIcon size={22} />
        <span className={styles['sortName']}>{texts.sorts[query.sort]}</span>
        {query.type !== null && <span className={styles['dot']} />}
      </button>
      <IconButton
        label={layout === 'grid' ? texts.asList : texts.asGrid}
        onClick={() => pick(layout === 'grid' ? 'list' : 'grid')}
      >
        {layout === 'grid' ? <ListIcon size={22} /> : <GridIcon size={22} />}
      </IconButton>
    </div>
  );
}

/** The order, and the type of the books where only one is shown. */
function arrangementOf({ sort, type }: LibraryQuery): string {
  const order = texts.sorts[sort];
  return type === null ? order : [order, contentTypeNames[type].one].join(common.listComma);
}
