import { Link } from 'react-router-dom';

import type { GenreItem } from '@/shared/api/contract/sections';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatNumber } from '@/shared/i18n/format';
import { Arch } from '@/shared/ui/arch/arch';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import { paletteStyle } from '../palette';

import styles from './genre-tile-list.module.css';
import { useSiteUrl } from './use-site-url';

interface GenreTileListProps {
  genres: readonly GenreItem[];
  pathOf: (identifier: string) => string;
  /** The accessible name, where no heading names the list. */
  label?: string | undefined;
}

/** Genres as tiles in their colours, each with its window. */
export function GenreTileList({ genres, pathOf, label }: GenreTileListProps) {
  return (
    <ul className={styles['tiles']} aria-label={label}>
      {genres.map((genre) => (
        <li key={genre.id}>
          <Tile genre={genre} to={pathOf(genre.identifier)} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ genre, to }: { genre: GenreItem; to: string }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(genre.art);
  return (
    <Link to={to} className={styles['tile']} style={paletteStyle(genre.palette)}>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <bdi>{genre.title}</bdi>
        </span>
        {genre.count > 0 && (
          <span className={styles['count']}>{shopLater.titleCount(formatNumber(genre.count))}</span>
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
              onError={onError}
            />
          )}
        </span>
      </Arch>
    </Link>
  );
}
