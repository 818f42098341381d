import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import type { SampledCard } from '@/shared/api/contract/sections';
import { common } from '@/shared/i18n/fa/common';
import { formatRate } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { cx } from '@/shared/ui/cx';
import { Rating } from '@/shared/ui/rating/rating';

import styles from './ranked.module.css';

interface RankedRowProps {
  book: SampledCard;
  rank: string;
  /** The first title has a card of its own there. */
  isHiddenOnPhone: boolean;
}

/** A title with its number: a row on a phone, a cover beside a large number on a desktop. */
export function RankedRow({ book, rank, isHiddenOnPhone }: RankedRowProps) {
  const { audioBookId, title, narrators, authors, rate } = book;
  return (
    <Link
      to={bookPath(audioBookId)}
      className={cx(styles['row'], isHiddenOnPhone && styles['onDesktop'])}
    >
      <span className={styles['rank']}>{rank}</span>
      <BookCover
        book={book}
        sizes="(min-width: 900px) 148px, 64px"
        className={styles['rowCover']}
      />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles['people']}>
          <PeopleLine people={narrators.length > 0 ? narrators : authors} />
        </span>
      </span>
      {rate > 0 && (
        <span className={styles['rate']}>
          <Rating value={formatRate(rate)} label={common.stars(formatRate(rate))} />
        </span>
      )}
    </Link>
  );
}
