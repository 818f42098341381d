import { useUnit } from 'effector-react';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

import { BookCard } from '@/entities/audiobook/ui/book-card';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { bookPath, listPath } from '@/shared/routing/paths';
import { Shelf } from '@/shared/ui/shelf/shelf';
import { ShelfLink } from '@/shared/ui/shelf/shelf-link';

import { $wasStorefrontRendered, storefrontRendered } from '../model';

import { Banner } from './banner';
import { GenreChips } from './genre-chips';

const EmptyShop = lazy(() => import('./empty-shop'));

/** The covers in the first view load with high priority. */
const EAGER_COVERS = 4;
const COVERS_SHOWN = 12;

/** The sections of titles. Kinds without an appearance of their own are shelves. */
type ShelfSection = Exclude<StorefrontSection, { kind: 'banner' | 'genres' | 'people' }>;

/** Enough for the first view of a phone. The rest renders in steps, so that the page stays responsive. */
const SECTIONS_A_STEP = 3;
const COVERS_AT_FIRST = 5;

interface SectionsProps {
  sections: readonly StorefrontSection[];
}

/** The sections in the server's order; empty ones are left out. */
export function Sections({ sections }: SectionsProps) {
  const filled = sections.filter(({ items }) => items.length > 0);
  const count = useSteps(filled.length);
  if (filled.length === 0)
    return (
      <Suspense>
        <EmptyShop />
      </Suspense>
    );

  const firstShelf = filled.find(({ kind }) => kind === 'shelf');
  const covers = count > SECTIONS_A_STEP ? COVERS_SHOWN : COVERS_AT_FIRST;
  return filled.slice(0, count).map((section) => {
    switch (section.kind) {
      case 'banner':
        return <Banner key={section.id} items={section.items} />;
      case 'genres':
        return <GenreChips key={section.id} title={section.title} genres={section.items} />;
      case 'people':
        return null;
      default:
        return (
          <BookShelf
            key={section.id}
            section={section}
            covers={covers}
            isFirst={section === firstShelf}
          />
        );
    }
  });
}

/** The number of sections to render: on the first visit a few more in each step. */
function useSteps(total: number): number {
  const { wasRendered, onRendered } = useUnit({
    wasRendered: $wasStorefrontRendered,
    onRendered: storefrontRendered,
  });
  const [count, setCount] = useState(wasRendered ? Infinity : SECTIONS_A_STEP);
  // Not `useDeferredValue`: this renders inside a deferred update, where React would merge all steps.
  useEffect(() => {
    if (count > total) onRendered();
    else {
      startTransition(() => {
        setCount(count + SECTIONS_A_STEP);
      });
    }
  }, [count, total, onRendered]);
  return count;
}

interface BookShelfProps {
  section: ShelfSection;
  /** The number of rendered sections. */
  covers: number;
  /** Whether it is the first section of the page. */
  isFirst: boolean;
}

function BookShelf({ section, covers, isFirst }: BookShelfProps) {
  const { title, listId, items } = section;
  const all = listId !== undefined && (
    <ShelfLink to={listPath(listId)} label={shop.all} name={shop.allOf(title)} />
  );
  return (
    <Shelf title={title} all={all}>
      {items.slice(0, covers).map((book, index) => (
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
