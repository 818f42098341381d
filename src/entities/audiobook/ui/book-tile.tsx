import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { BookCard } from '@/shared/api/contract/values';
import { bookPath } from '@/shared/routing/paths';
import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import { BookCover } from './book-cover';
import styles from './book-tile.module.css';

interface FaceProps {
  book: BookCard;
  /** Loads the cover at once: one of the first of the page. */
  isEager: boolean;
  /** One line below the title. */
  note: ReactNode;
  coverClassName?: string | undefined;
}

interface BookTileProps extends Omit<FaceProps, 'coverClassName'> {
  /** A round button on the corner of the cover. */
  corner?: ReactNode;
  /** A button at the end of the note's line. */
  action?: ReactNode;
}

/** A book in a grid: a link of its cover, its title and a note, and the buttons beside them. */
export function BookTile({ corner, action, ...face }: BookTileProps) {
  return (
    <div className={styles['tile']}>
      <Link to={bookPath(face.book.audioBookId)} className={styles['link']}>
        <BookTileFace {...face} />
      </Link>
      {corner && <div className={styles['corner']}>{corner}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}

/** What a tile shows of its book, without the link. */
export function BookTileFace({ book, isEager, note, coverClassName }: FaceProps) {
  return (
    <>
      <BookCover
        book={book}
        sizes="(min-width: 900px) 172px, 33vw"
        isEager={isEager}
        className={cx(styles['cover'], coverClassName)}
      />
      <span className={styles['title']}>
        <span className={styles['titleText']} dir="auto">
          {book.title}
        </span>
      </span>
      <span className={styles['note']}>{note}</span>
    </>
  );
}

/** Two or three rows on a phone, and as many tiles as the largest window shows. */
const PHONE_TILES = 12;
const DESKTOP_TILES = 36;

/** The rooms of the tiles that fill the first view. */
export function FirstTileSkeletons() {
  return Array.from({ length: DESKTOP_TILES }, (_, index) => (
    <BookTileSkeleton key={index} isOnPhones={index < PHONE_TILES} />
  ));
}

/** The room of a tile whose book is not loaded yet. */
export function BookTileSkeleton({ isOnPhones = true }: { isOnPhones?: boolean }) {
  return (
    <div aria-hidden="true" className={cx(!isOnPhones && styles['desktopOnly'])}>
      <Skeleton className={styles['coverSkeleton']} />
      <span className={styles['title']}>
        <Skeleton shape="text" width="85%" />
      </span>
      <span className={styles['note']}>
        <Skeleton shape="text" width="55%" />
      </span>
    </div>
  );
}
