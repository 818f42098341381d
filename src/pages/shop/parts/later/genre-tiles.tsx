import { useId } from 'react';

import { GenreTileList } from '@/entities/audiobook/ui/genre-tile-list';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { genrePath } from '@/shared/routing/paths';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

/** Full rows of two, three or six. */
const TILES_SHOWN = 6;

/** The first genres; the search has all of them. */
export function GenreTiles({ section }: { section: SectionOf<'genres'> }) {
  const { title, subtitle, items } = section;
  const headingId = useId();
  const heading = title || shopLater.genresLabel;
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
      <GenreTileList genres={items.slice(0, TILES_SHOWN)} pathOf={genrePath} />
    </section>
  );
}
