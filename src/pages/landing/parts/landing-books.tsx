import { BookCard } from '@/entities/audiobook/ui/book-card';
import type { Landing } from '@/shared/api/contract/landing';
import { landing as texts } from '@/shared/i18n/fa/landing';
import { bookPath } from '@/shared/routing/paths';

import styles from './landing-books.module.css';

/** The titles of a campaign; nothing without any. */
export function LandingBooks({ books }: Pick<Landing, 'books'>) {
  if (books.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="landing-books">
      <h2 id="landing-books" className={styles['heading']}>
        {texts.books}
      </h2>
      <ul className={styles['books']}>
        {books.map((book) => (
          <li key={book.audioBookId}>
            <BookCard book={book} to={bookPath(book.audioBookId)} isFluid />
          </li>
        ))}
      </ul>
    </section>
  );
}
