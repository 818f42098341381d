import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { BookCover } from '@/entities/audiobook/ui/book-cover';
import type { BookCard } from '@/shared/api/contract/values';
import { product } from '@/shared/i18n/fa/product';
import { formatNumber } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';

import { seriesParts } from '../more';

import { Section } from './section';
import styles from './series-parts.module.css';

interface SeriesPartsProps {
  audioBookId: number;
  seriesTitle: string;
}

/** The parts of the series in their order; the open one is marked. */
export function SeriesParts({ audioBookId, seriesTitle }: SeriesPartsProps) {
  const parts = useUnit(seriesParts.$items);
  if (parts.length < 2) return null;
  return (
    <Section
      title={<bdi>{seriesTitle}</bdi>}
      note={
        <span className={styles['count']}>{product.partCount(formatNumber(parts.length))}</span>
      }
    >
      <ol className={styles['list']}>
        {parts.map((part, index) => (
          <li key={part.audioBookId} className={styles['place']}>
            <Part part={part} number={index + 1} isOpen={part.audioBookId === audioBookId} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface PartProps {
  part: BookCard;
  /** From 1. */
  number: number;
  isOpen: boolean;
}

function Part({ part, number, isOpen }: PartProps) {
  return (
    <Link
      to={bookPath(part.audioBookId)}
      className={styles['part']}
      aria-current={isOpen ? 'page' : undefined}
    >
      <BookCover book={part} sizes="56px" className={styles['cover']} />
      <span className={styles['words']}>
        <span className={styles['number']}>{product.part(formatNumber(number))}</span>
        <bdi className={styles['title']}>{part.title}</bdi>
      </span>
      {isOpen && <span className={styles['here']}>{product.thisPart}</span>}
    </Link>
  );
}
