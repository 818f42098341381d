import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { GenreItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { formatNumber } from '@/shared/i18n/format';
import { genrePath } from '@/shared/routing/paths';
import { Arch } from '@/shared/ui/arch/arch';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

import styles from './genre-tiles.module.css';

/** Full rows of two, three or six. */
const TILES_SHOWN = 6;

/** The genres as tiles in their colours, each with its window; the search has all of them. */
export function GenreTiles({ section }: { section: SectionOf<'genres'> }) {
  const { title, subtitle, items } = section;
  const headingId = useId();
  const heading = title || shop.genresLabel;
  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={heading}
        subtitle={subtitle}
        link={
          items.length > TILES_SHOWN && (
            <ShelfLink to="/clp" label={shop.all} name={shop.allOf(heading)} />
          )
        }
      />
      <ul className={styles['tiles']}>
        {items.slice(0, TILES_SHOWN).map((genre) => (
          <li key={genre.id}>
            <Tile genre={genre} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ genre }: { genre: GenreItem }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, setFailed] = useState(false);
  return (
    <Link
      to={genrePath(genre.identifier)}
      className={styles['tile']}
      style={paletteStyle(genre.palette)}
    >
      <span className={styles['words']}>
        <span className={styles['title']}>
          <bdi>{genre.title}</bdi>
        </span>
        {genre.count > 0 && (
          <span className={styles['count']}>{shop.titleCount(formatNumber(genre.count))}</span>
        )}
      </span>
      <Arch shape="tall" className={styles['window']}>
        <span className={styles['ground']}>
          {genre.art !== null && !hasFailed && (
            <img
              className={styles['art']}
              src={siteUrl(genre.art)}
              alt=""
              width="64"
              height="82"
              decoding="async"
              draggable={false}
              onError={() => setFailed(true)}
            />
          )}
        </span>
      </Arch>
    </Link>
  );
}
