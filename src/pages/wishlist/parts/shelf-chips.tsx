import { useUnit } from 'effector-react';

import { $wishlistIds } from '@/entities/wishlist/model';
import { $wishes } from '@/features/wishlist/model';
import { $shelves, shelfPath } from '@/features/wishlist/shelves';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { ChipButton } from '@/shared/ui/chip/chip-button';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';

import { $shownShelf } from '../model';
import { newShelfForm } from '../shelf-forms';

import styles from './shelf-chips.module.css';

/** The whole wishlist and its shelves, as links, and the way to a new one. */
export function ShelfChips() {
  const { shelves, shown, wishes, ids, add } = useUnit({
    shelves: $shelves,
    shown: $shownShelf,
    wishes: $wishes,
    ids: $wishlistIds,
    add: newShelfForm.sheet.opened,
  });
  return (
    <nav aria-label={texts.shelfTabs}>
      <ChipRow key={shelves === null ? 'loading' : 'loaded'} label={texts.shelfTabs}>
        {[
          <ShelfChip
            key="all"
            to="/wishlist"
            title={texts.all}
            count={ids && wishes.length}
            isChosen={shown === null}
          />,
          ...(shelves ?? []).map(({ id, title, count }) => (
            <ShelfChip
              key={id}
              to={shelfPath(id)}
              title={title}
              count={count}
              isChosen={id === shown?.id}
            />
          )),
          <ChipButton key="new" icon={<PlusIcon size={18} />} onClick={() => add()}>
            {texts.newShelf}
          </ChipButton>,
        ]}
      </ChipRow>
    </nav>
  );
}

interface ShelfChipProps {
  to: string;
  title: string;
  /** Number of titles; null until the wishlist is loaded. */
  count: number | null;
  isChosen: boolean;
}

function ShelfChip({ to, title, count, isChosen }: ShelfChipProps) {
  return (
    <ChipLink
      to={to}
      replace
      isChosen={isChosen}
      aria-label={count === null ? title : texts.shelfOf(title, formatNumber(count))}
    >
      <bdi className={styles['title']}>{title}</bdi>
      {count !== null && <span className={styles['count']}>{formatNumber(count)}</span>}
    </ChipLink>
  );
}
