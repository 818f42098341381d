import { useDeferredValue } from 'react';

import { BookCard } from '@/entities/audiobook/ui/book-card';
import type { StorefrontSection } from '@/shared/api/contract/shop';
import { shop } from '@/shared/i18n/fa/shop';
import { bookPath, listPath } from '@/shared/routing/paths';
import { Shelf } from '@/shared/ui/shelf/shelf';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { Banner } from './banner';
import { GenreChips } from './genre-chips';

/** The covers that stand in the first view are fetched ahead of others. */
const EAGER_COVERS = 4;
const COVERS_SHOWN = 12;

type ShelfSection = Extract<StorefrontSection, { kind: 'shelf' }>;

/** What fills the first view of any screen; the rest can follow a moment later. */
const SECTIONS_AT_ONCE = 3;

interface SectionsProps {
  sections: readonly StorefrontSection[];
  /** They have only just come: the first are drawn at once, the others without holding up the page. */
  isGradual: boolean;
}

/** The sections in the server's order; one without content is left out. */
export function Sections({ sections, isGradual }: SectionsProps) {
  const filled = sections.filter(({ items }) => items.length > 0);
  const shown = useDeferredValue(filled, isGradual ? filled.slice(0, SECTIONS_AT_ONCE) : filled);
  if (filled.length === 0)
    return <StateMessage picture={<EmptyShelfPicture />} text={shop.empty} />;

  const firstShelf = filled.find(({ kind }) => kind === 'shelf');
  return shown.map((section) => {
    switch (section.kind) {
      case 'banner':
        return <Banner key={section.id} items={section.items} />;
      case 'shelf':
        return <BookShelf key={section.id} section={section} isFirst={section === firstShelf} />;
      case 'genres':
        return <GenreChips key={section.id} title={section.title} genres={section.items} />;
    }
  });
}

function BookShelf({ section, isFirst }: { section: ShelfSection; isFirst: boolean }) {
  const { title, listId, items } = section;
  const all = listId !== undefined && (
    <ShelfLink to={listPath(listId)} label={shop.all} name={shop.allOf(title)} />
  );
  return (
    <Shelf title={title} all={all}>
      {items.slice(0, COVERS_SHOWN).map((book, index) => (
        <BookCard
          key={`${book.audioBookId} ${index}`}
          book={book}
          to={bookPath(book.audioBookId)}
          isEager={isFirst && index < EAGER_COVERS}
        />
      ))}
    </Shelf>
  );
}
