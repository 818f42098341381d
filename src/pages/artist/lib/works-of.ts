import type { BookCard } from '@/shared/api/contract/values';

/** The titles of a person by what they did for them; a title that they wrote and narrated is in both. */
export interface ArtistWorks {
  readonly written: readonly BookCard[];
  readonly narrated: readonly BookCard[];
}

/** Parts the titles of a person. */
export function worksOf(artist: {
  readonly id: number;
  readonly works: readonly BookCard[];
}): ArtistWorks {
  const has = (people: readonly { readonly id: number }[]) =>
    people.some(({ id }) => id === artist.id);
  return {
    written: artist.works.filter(({ authors }) => has(authors)),
    narrated: artist.works.filter(({ narrators }) => has(narrators)),
  };
}

/** The title that lets a visitor hear the person best: the best rated one that they narrate, else that they wrote. */
export function bestToHear({ written, narrated }: ArtistWorks): BookCard | null {
  const titles = narrated.length > 0 ? narrated : written;
  return titles.reduce<BookCard | null>(
    (best, title) => (best === null || title.rate > best.rate ? title : best),
    null,
  );
}
