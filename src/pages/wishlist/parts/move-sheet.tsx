import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { $shelves } from '@/features/wishlist/shelves';
import { common } from '@/shared/i18n/fa/common';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { MinusIcon } from '@/shared/ui/icon/minus-icon';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { ShelfIcon } from '@/shared/ui/icon/shelf-icon';

import { moveSheet, shelfPicked } from '../selection';

import styles from './move-sheet.module.css';

/** The shelves that the selected titles can go to. */
export default function MoveSheet() {
  const { isOpen, shelves, closed, picked } = useUnit({
    isOpen: moveSheet.$isOpen,
    shelves: $shelves,
    closed: moveSheet.closed,
    picked: shelfPicked,
  });
  const { search } = useLocation();
  return (
    <Sheet
      isOpen={isOpen}
      title={texts.moveTitle}
      closeLabel={common.close}
      onDismissed={() => closed()}
    >
      <ul className={styles['shelves']}>
        {(shelves ?? []).map(({ id, title, count }) => (
          <Row key={id} icon={<ShelfIcon />} onPicked={() => picked(id)}>
            <bdi className={styles['title']}>{title}</bdi>
            <span className={styles['count']}>{texts.count(formatNumber(count))}</span>
          </Row>
        ))}
        <Row icon={<MinusIcon />} onPicked={() => picked(null)}>
          <span className={styles['title']}>{texts.noShelf}</span>
        </Row>
        <li>
          {/* The form takes the place of this sheet in the history, so that 'back' closes it. */}
          <Link to={{ search, hash: '#newShelf' }} replace className={styles['row']}>
            <PlusIcon />
            <span className={styles['title']}>{texts.newShelf}</span>
          </Link>
        </li>
      </ul>
    </Sheet>
  );
}

interface RowProps {
  icon: ReactNode;
  onPicked: () => void;
  children: ReactNode;
}

function Row({ icon, onPicked, children }: RowProps) {
  return (
    <li>
      <button type="button" className={styles['row']} onClick={onPicked}>
        {icon}
        {children}
      </button>
    </li>
  );
}
