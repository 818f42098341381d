import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';

import { GenreTileList } from '@/entities/audiobook/ui/genre-tile-list';
import { NarratorRow } from '@/entities/audiobook/ui/narrator-row';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { clp } from '@/shared/i18n/fa/clp';
import { genrePath } from '@/shared/routing/paths';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import { searchStart, searchStartRetryClicked } from '../start';

import { LengthTiles } from './length-tiles';
import { RecentSearches } from './recent-searches';
import styles from './search-start.module.css';
import { SearchStartSkeleton } from './search-start-skeleton';

/** The search before anything is typed: recent searches, lengths, genres and narrators. */
export function SearchStart() {
  return (
    <div className={styles['start']}>
      <RecentSearches />
      <Offered />
    </div>
  );
}

function Offered() {
  const { answer, error, retry } = useUnit({
    answer: searchStart.$answer,
    error: searchStart.$error,
    retry: searchStartRetryClicked,
  });
  if (answer === null) {
    return error ? <LoadFailed error={error} onRetry={() => retry()} /> : <SearchStartSkeleton />;
  }
  const { lengths, genres, people } = answer.value;
  return (
    <>
      {lengths.length > 0 && (
        <Section title={clp.time}>
          <LengthTiles lengths={lengths} />
        </Section>
      )}
      {genres.length > 0 && (
        <Section
          title={clp.genres}
          link={<ShelfLink to="/catalog-landing" label={clp.all} name={clp.allGenres} />}
        >
          <GenreTileList genres={genres} pathOf={genrePath} />
        </Section>
      )}
      {people.length > 0 && (
        <Section title={clp.voices} note={clp.voicesNote}>
          <NarratorRow people={people} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  title: string;
  note?: string;
  /** The way to more of it, beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

function Section({ title, note, link, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['heading']}>
          {title}
        </h2>
        {link}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <div className={styles['content']}>{children}</div>
    </section>
  );
}
