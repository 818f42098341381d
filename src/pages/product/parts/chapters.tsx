import { useUnit } from 'effector-react';
import { useState } from 'react';

import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';
import { largeViewQuery, useMedia } from '@/shared/ui/use-media';

import { $areBookChaptersPending, $bookChapters } from '../model';

import { ChapterRow } from './chapter-row';
import { ChaptersSkeleton } from './chapters-skeleton';
import styles from './chapters.module.css';
import { Section } from './section';

/** Shown at first: below the text on a phone, in a column of its own on a desktop. */
const FIRST_ON_PHONE = 6;
const FIRST_ON_DESKTOP = 12;
/** The number of chapters that a press adds, which is enough for most books. */
const STEP = 200;

/** The first chapters, and more on demand. `count` is the book's own number, used until they have loaded. */
export function Chapters({ count }: { count: number }) {
  const { chapters, isPending } = useUnit({
    chapters: $bookChapters,
    isPending: $areBookChaptersPending,
  });
  const first = useMedia(largeViewQuery) ? FIRST_ON_DESKTOP : FIRST_ON_PHONE;
  const [added, setAdded] = useState(0);
  if (chapters.length === 0) {
    return isPending && count > 0 ? <ChaptersSkeleton count={Math.min(first, count)} /> : null;
  }

  const shown = first + added;
  const isWhole = shown >= chapters.length;
  return (
    <div className={styles['card']}>
      <Section
        title={product.chapters}
        note={
          <span className={styles['count']}>
            {product.chapterCount(formatNumber(chapters.length))}
          </span>
        }
      >
        <ol className={styles['list']}>
          {chapters.slice(0, shown).map((chapter, index) => (
            <ChapterRow key={chapter.chapterId} chapter={chapter} number={index + 1} />
          ))}
        </ol>
        {chapters.length > first && (
          <Button
            kind="quiet"
            isWide
            aria-expanded={isWhole}
            onClick={() => setAdded(isWhole ? 0 : added + STEP)}
          >
            {isWhole ? product.fewerChapters : unfoldLabel(chapters.length, shown)}
          </Button>
        )}
      </Section>
    </div>
  );
}

function unfoldLabel(count: number, shown: number): string {
  return shown + STEP < count ? product.moreChapters : product.allChapters(formatNumber(count));
}
