import { useId, type ReactNode } from 'react';

import { GenreTileList } from '@/entities/audiobook/ui/genre-tile-list';
import type { CatalogGenre, CatalogList } from '@/shared/api/contract/catalog';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { catalogGenrePath } from '@/shared/routing/paths';

import { ListCard } from './list-card';
import styles from './landing-lists.module.css';

interface LandingListsProps {
  lists: readonly CatalogList[];
  genres: readonly CatalogGenre[];
}

/** The editors' lists as cards, and the genres as tiles; a part without any is left out. */
export function LandingLists({ lists, genres }: LandingListsProps) {
  return (
    <div className={styles['sections']}>
      {lists.length > 0 && (
        <Section title={texts.landing.lists}>
          <ul className={styles['lists']}>
            {lists.map((list) => (
              <li key={list.listId}>
                <ListCard list={list} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {genres.length > 0 && (
        <Section title={texts.landing.genres}>
          <GenreTileList genres={genres} pathOf={catalogGenrePath} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
