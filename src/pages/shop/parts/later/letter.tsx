import { useId } from 'react';
import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { isUnderWay } from '@/features/player/lib/next-status';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import type { SectionOf } from '../../lib/section-of';
import { PillButton } from '../pill-button';
import { useSample } from '../use-sample';

import styles from './letter.module.css';

type LetterSection = SectionOf<'letter'>;

/** The editor's letter about one title, on paper of its own, signed; the title's sample plays from it. */
export function Letter({ section }: { section: LetterSection }) {
  const { title, subtitle, text, signature, role, items } = section;
  const headingId = useId();
  const [book] = items;
  return (
    <section aria-labelledby={headingId} className={styles['letter']}>
      <div className={styles['paper']}>
        {subtitle !== '' && <p className={styles['kicker']}>{subtitle}</p>}
        <h2 id={headingId} className={styles['heading']}>
          <bdi>{title}</bdi>
        </h2>
        <div className={styles['text']}>
          {book && (
            <Link
              to={bookPath(book.audioBookId)}
              className={styles['cover']}
              aria-label={shop.aboutTitle(book.title)}
            >
              <BookCover book={book} sizes="124px" className={styles['shade']} />
            </Link>
          )}
          {text.split('\n').map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <div className={styles['foot']}>
          <div>
            <p className={styles['signature']}>{signature}</p>
            <p className={styles['role']}>{role}</p>
          </div>
          {book && <LetterSample book={book} />}
        </div>
      </div>
    </section>
  );
}

function LetterSample({ book }: { book: LetterSection['items'][number] }) {
  const { title, sampleDuration } = book;
  const { status, handlers } = useSample(book, sampleDuration);
  return (
    <PillButton status={status} {...handlers}>
      {isUnderWay(status)
        ? shop.pause
        : shopLater.sample(sampleDuration > 0 ? formatDuration(sampleDuration) : '')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </PillButton>
  );
}
