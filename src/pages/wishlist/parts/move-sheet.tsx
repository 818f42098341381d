import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import { $shelves } from '@/features/wishlist/shelves';
import { common } from '@/shared/i18n/fa/common';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { Sheet } from '@/shared/ui/dialog/sheet';
import { SheetButton, SheetLink, SheetRows } from '@/shared/ui/dialog/sheet-rows';
import { MinusIcon } from '@/shared/ui/icon/minus-icon';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { ShelfIcon } from '@/shared/ui/icon/shelf-icon';

import { moveSheet, shelfPicked } from '../selection';

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
      <SheetRows>
        {(shelves ?? []).map(({ id, title, count }) => (
          <SheetButton
            key={id}
            icon={<ShelfIcon />}
            note={texts.count(formatNumber(count))}
            onPress={() => picked(id)}
          >
            {title}
          </SheetButton>
        ))}
        <SheetButton icon={<MinusIcon />} onPress={() => picked(null)}>
          {texts.noShelf}
        </SheetButton>
        {/* The form takes the place of this sheet in the history, so that 'back' closes it. */}
        <SheetLink to={{ search, hash: '#newShelf' }} icon={<PlusIcon />}>
          {texts.newShelf}
        </SheetLink>
      </SheetRows>
    </Sheet>
  );
}
