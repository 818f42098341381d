import { useUnit } from 'effector-react';
import { useState } from 'react';

import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { $areBookChaptersPending, $bookChapters } from '../model';

import { ChapterRow } from './chapter-row';
import styles from './chapters.module.css';
import { Section } from './section';

const FIRST_SHOWN = 6;
/** The number of chapters that a press adds, which is enough for most books. */
const STEP = 200;

/** The first chapters, and more on demand. `count` is the book's own number, used until they have loaded. */
export function Chapters({ count }: { count: number }) {
  const { chapters, isPending } = useUnit({
    chapters: $bookChapters,
    isPending: $areBookChaptersPending,
  });
  const [shown, setShown] = useState(FIRST_SHOWN);
  if (chapters.length === 0 && !(isPending && count > 0)) return null;

  const isWhole = shown >= chapters.length;
  return (
    <Section title={product.chapters}>
      {chapters.length === 0 ? (
        <ChaptersSkeleton count={Math.min(FIRST_SHOWN, count)} />
      ) : (
        <ol className={styles['list']}>
          {chapters.slice(0, shown).map((chapter, index) => (
            <ChapterRow key={chapter.chapterId} chapter={chapter} number={index + 1} />
          ))}
        </ol>
      )}
      {chapters.length > FIRST_SHOWN && (
        <Button
          kind="outline"
          isWide
          aria-expanded={isWhole}
          onClick={() => setShown(isWhole ? FIRST_SHOWN : shown + STEP)}
        >
          {isWhole ? product.fewerChapters : unfoldLabel(chapters.length, shown)}
        </Button>
      )}
    </Section>
  );
}

function unfoldLabel(count: number, shown: number): string {
  return shown + STEP < count ? product.moreChapters : product.allChapters(formatNumber(count));
}

function ChaptersSkeleton({ count }: { count: number }) {
  return (
    <div className={styles['list']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton shape="text" width="60%" />
        </div>
      ))}
    </div>
  );
}
