import { useUnit } from 'effector-react';

import { $keptBytes, $space } from '@/features/kept-books/model/state';
import { keptBooks as texts } from '@/shared/i18n/fa/kept-books';
import { library } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { formatBytes } from '@/shared/i18n/format-bytes';
import { Button } from '@/shared/ui/button/button';

import { removeAllQuestion } from '../kept';

import { Summary } from './summary';

/** How many books are on the device, their size, the room that is left, and the way to remove all. */
export function KeptSummary({ count }: { count: number }) {
  const { bytes, space, asked } = useUnit({
    bytes: $keptBytes,
    space: $space,
    asked: removeAllQuestion.opened,
  });
  const size = texts.and(library.count(formatNumber(count)), formatBytes(bytes));
  return (
    <Summary text={space ? texts.and(size, texts.free(formatBytes(space.free))) : size}>
      <Button kind="quiet" size="small" onClick={() => asked()}>
        {texts.removeAll}
      </Button>
    </Summary>
  );
}
