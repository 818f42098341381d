import { BookCardSkeleton } from '@/entities/audiobook/ui/book-card-skeleton';
import { shop } from '@/shared/i18n/fa/shop';
import { ShelfSkeleton } from '@/shared/ui/shelf/shelf-skeleton';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './banner.module.css';

const SLIDES = 2;
const SHELVES = 2;
/** The number of cards that a wide screen shows. */
const CARDS = 7;

/** The skeleton of the storefront: the banner and two shelves. */
export function ShopSkeleton() {
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{shop.loading}</span>
      </VisuallyHidden>
      <div className={styles['banner']} aria-hidden="true">
        <div className={styles['row']}>
          {Array.from({ length: SLIDES }, (_, slide) => (
            <div key={slide} className={styles['place']}>
              <Skeleton className={styles['coming']} />
            </div>
          ))}
        </div>
      </div>
      {Array.from({ length: SHELVES }, (_, shelf) => (
        <ShelfSkeleton key={shelf}>
          {Array.from({ length: CARDS }, (__, card) => (
            <BookCardSkeleton key={card} />
          ))}
        </ShelfSkeleton>
      ))}
    </>
  );
}
