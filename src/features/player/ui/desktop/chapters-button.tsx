import { useUnit } from 'effector-react';
import { lazy, Suspense, useState } from 'react';

import { player } from '@/shared/i18n/fa/player';
import { formatNumber } from '@/shared/i18n/format';
import { ListIcon } from '@/shared/ui/icon/list-icon';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { $chapter, $chapters } from '../../model/queue';

import styles from './chapters-button.module.css';

const ChaptersDialog = lazy(() => import('./chapters-dialog'));

/** Opens the list of chapters, and says which one plays. */
export function ChaptersButton() {
  const { chapter, chapters } = useUnit({ chapter: $chapter, chapters: $chapters });
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useWasTrue(isOpen);
  if (!chapter) return null;
  const place = player.chapterShort(formatNumber(chapter.index + 1), formatNumber(chapters.length));
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={player.chapters}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ListIcon size={20} />
        <span className={styles['place']}>{place}</span>
      </button>
      {wasOpen && (
        <Suspense>
          <ChaptersDialog isOpen={isOpen} onDismissed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
