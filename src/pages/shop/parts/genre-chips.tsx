import { useId } from 'react';

import type { GenreItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { genrePath } from '@/shared/routing/paths';
import { ChipLink } from '@/shared/ui/chip/chip-link';
import { ChipRow } from '@/shared/ui/chip/chip-row';

import styles from './genre-chips.module.css';

interface GenreChipsProps {
  title: string;
  genres: readonly GenreItem[];
}

/** The largest number of genres that the storefront offers. */
const GENRES_SHOWN = 24;

export function GenreChips({ title, genres }: GenreChipsProps) {
  const headingId = useId();
  const heading = title || shop.genresLabel;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        <bdi>{heading}</bdi>
      </h2>
      <ChipRow label={heading} isWrapped>
        {genres.slice(0, GENRES_SHOWN).map((genre) => (
          <ChipLink key={genre.id} to={genrePath(genre.identifier)}>
            <bdi>{genre.title}</bdi>
          </ChipLink>
        ))}
      </ChipRow>
    </section>
  );
}
