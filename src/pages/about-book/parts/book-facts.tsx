import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { isKnownContentType } from '@/shared/api/contract/codes';
import { aboutBook as texts } from '@/shared/i18n/fa/about-book';
import { common } from '@/shared/i18n/fa/common';
import { contentTypeNames } from '@/shared/i18n/fa/content-types';
import { formatDuration, formatNumber, formatRate } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import {
  artistPath,
  bookPath,
  contentTypePath,
  genrePath,
  publisherPath,
} from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';

import styles from './book-facts.module.css';

/** The title with its cover, its description and its facts. What is not known is left out. */
export function BookFacts({ book }: { book: AudiobookDetail }) {
  return (
    <article className={styles['book']} aria-labelledby="about-book">
      <div className={styles['head']}>
        <BookCover book={book} sizes="132px" alt="" isEager className={styles['cover']} />
        <div className={styles['words']}>
          <h2 id="about-book" className={styles['title']}>
            <bdi>{book.title}</bdi>
          </h2>
          <p className={styles['author']}>
            <bdi>{book.authors.map(fullName).join(common.listComma)}</bdi>
          </p>
          <ButtonLink to={bookPath(book.audioBookId)} kind="ink">
            {texts.toBook}
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="about-description">
        <h3 id="about-description" className={styles['heading']}>
          {texts.description}
        </h3>
        <Description text={book.description} />
      </section>
      <section aria-labelledby="about-facts">
        <h3 id="about-facts" className={styles['heading']}>
          {texts.facts}
        </h3>
        <Facts book={book} />
      </section>
    </article>
  );
}

/** Paragraphs are parted by a line break. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <p className={styles['none']}>{texts.noDescription}</p>;
  return paragraphs.map((paragraph, place) => (
    <p key={place} className={styles['paragraph']} dir="auto">
      {paragraph}
    </p>
  ));
}

function Facts({ book }: { book: AudiobookDetail }) {
  const { authors, narrators, publisher, genres, contentType, seriesTitle = '' } = book;
  const { duration, chapterCount, rate, rateCount } = book;
  return (
    <dl className={styles['facts']}>
      <LinkFact
        name={texts.authors}
        links={authors.map((person) => [fullName(person), artistPath(person)])}
      />
      <LinkFact
        name={texts.narrators}
        links={narrators.map((person) => [fullName(person), artistPath(person)])}
      />
      <LinkFact
        name={texts.publisher}
        links={publisher ? [[publisher.title, publisherPath(publisher)]] : []}
      />
      <Fact name={texts.series}>{seriesTitle}</Fact>
      <LinkFact
        name={texts.kind}
        links={
          isKnownContentType(contentType)
            ? [[contentTypeNames[contentType].one, contentTypePath(contentType)]]
            : []
        }
      />
      <LinkFact
        name={texts.genres}
        links={genres.map(({ title, identifier }) => [title, genrePath(identifier)])}
      />
      <Fact name={texts.length}>{duration > 0 ? formatDuration(duration) : ''}</Fact>
      <Fact name={texts.chapters}>
        {chapterCount > 0 ? texts.chapterCount(formatNumber(chapterCount)) : ''}
      </Fact>
      <Fact name={texts.rating}>
        {rateCount > 0 ? texts.rated(formatRate(rate), formatNumber(rateCount)) : ''}
      </Fact>
    </dl>
  );
}

interface LinkFactProps {
  name: string;
  links: readonly (readonly [text: string, to: string])[];
}

function LinkFact({ name, links }: LinkFactProps) {
  if (links.length === 0) return null;
  return (
    <Fact name={name}>
      {links.map(([text, to]) => (
        <Link key={to} to={to} className={styles['link']}>
          <bdi>{text}</bdi>
        </Link>
      ))}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={styles['fact']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}
