import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { contentTypes } from '@/shared/api/contract/codes';
import type { BookCard, Person } from '@/shared/api/contract/values';
import { common } from '@/shared/i18n/fa/common';
import { product } from '@/shared/i18n/fa/product';
import { formatRate } from '@/shared/i18n/format';
import { Rating } from '@/shared/ui/rating/rating';

import { areSamePeople } from '../lib/are-same-people';
import type { PriceTerms } from '../lib/price-terms';

import { BookCover } from './book-cover';
import styles from './book-row.module.css';
import { ContentTypeBadge } from './content-type-badge';
import { PeopleLine } from './people-line';
import { Price } from './price';

interface BookRowProps {
  book: BookCard;
  to: string;
  /** The price for this user; null where a row shows none. */
  price: PriceTerms | null;
  /** The title with highlighted search terms; the plain title by default. */
  title?: ReactNode;
  /** Loads the cover at once: one of the first rows of the page. */
  isEager?: boolean | undefined;
  /** Shown after the row, outside its link: a button. */
  action?: ReactNode;
}

/** A book in a list. All rows have the same height, so that long lists can be windowed. */
export function BookRow({ book, to, price, title, isEager, action }: BookRowProps) {
  return (
    <div className={styles['frame']}>
      <div className={styles['row']}>
        <Link to={to} className={styles['link']}>
          <BookCover book={book} sizes="88px" isEager={isEager} className={styles['cover']} />
          <span className={styles['words']}>
            <span className={styles['title']}>
              <span className={styles['titleText']} dir="auto">
                {title ?? book.title}
              </span>
            </span>
            <span className={styles['people']}>
              <span className={styles['authors']}>
                <PeopleLine people={book.authors} />
              </span>
              {!areSamePeople(book.authors, book.narrators) && (
                <Narrators people={book.narrators} />
              )}
            </span>
            <span className={styles['bottom']}>
              <span className={styles['facts']}>
                {book.contentType !== contentTypes.audioBook && (
                  <ContentTypeBadge contentType={book.contentType} />
                )}
                {book.rate > 0 && <Rate rate={book.rate} />}
              </span>
              <span className={styles['price']}>
                {price && <Price rial={price.rial} discounts={price.discounts} />}
              </span>
            </span>
          </span>
        </Link>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}

/** 'With the voice of'. */
function Narrators({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <span className={styles['narrators']}>
      {product.withVoiceOf} <PeopleLine people={people} />
    </span>
  );
}

function Rate({ rate }: { rate: number }) {
  const value = formatRate(rate);
  return <Rating value={value} label={common.stars(value)} />;
}
