import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';

import { GenreTileList } from '@/entities/audiobook/ui/genre-tile-list';
import { clp } from '@/shared/i18n/fa/clp';
import { genrePath } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import type { MissingListing } from '../heading';
import { filteredPath, narrowingKeys, withoutFilters } from '../lib/filters';
import { $listingQuery } from '../model';
import { searchStart } from '../start';

import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** What the listing is of, if there is no such thing. */
  missing: MissingListing | null;
}

/** No titles: the way without filters, else to the shop, and genres to go on with. */
export function NothingFound({ missing }: NothingFoundProps) {
  const query = useUnit($listingQuery);
  const location = useLocation();
  // A list may be elsewhere than on the storefront, so its filters can be the reason as well.
  const filters = missing === null || missing === 'list' ? narrowingKeys(query) : [];
  return (
    <>
      <StateMessage
        size="section"
        picture={<NoResultsPicture />}
        text={filters.length > 0 ? clp.noneFiltered : emptyText(missing, query.q !== undefined)}
        action={
          filters.length > 0 ? (
            <ButtonLink to={filteredPath(location, withoutFilters(query, filters))} kind="outline">
              {clp.clearFilters}
            </ButtonLink>
          ) : (
            <ButtonLink to="/" kind="outline">
              {clp.toShop}
            </ButtonLink>
          )
        }
      />
      <OtherGenres />
    </>
  );
}

function emptyText(missing: NothingFoundProps['missing'], isSearch: boolean): string {
  if (missing !== null) return clp.missing[missing];
  return isSearch ? clp.empty : clp.emptyList;
}

function OtherGenres() {
  const answer = useUnit(searchStart.$answer);
  const id = useId();
  const genres = answer?.value.genres ?? [];
  if (genres.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['more']}>
      <h2 id={id} className={styles['moreTitle']}>
        {clp.orTry}
      </h2>
      <GenreTileList genres={genres} pathOf={genrePath} />
    </section>
  );
}
