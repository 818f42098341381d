import type { StorefrontSection } from '@/shared/api/contract/sections';

import { Banner } from './banner';
import { BookShelf } from './book-shelf';
import { Fal } from './fal';
import { GenreTiles } from './genre-tiles';
import { Letter } from './letter';
import { Narrators } from './narrators';
import { Ranked } from './ranked';
import { SeriesShelf } from './series-shelf';
import { TitleGrid } from './title-grid';
import { Tonight } from './tonight';

export { default as AccountMark } from '@/features/account-mark/ui/account-mark';

/** The sections that the first screen of a phone does not show; their code comes after it. */
export type LaterSection = Exclude<StorefrontSection, { kind: 'hero' | 'continue' }>;

export interface LaterSectionProps {
  /** It has at least one item. */
  section: LaterSection;
  /** A plain shelf after a plain shelf. */
  isAlternate: boolean;
  /** The first section of the page: its first pictures load at once. */
  isFirst: boolean;
}

/** A section by its kind. */
export default function LaterSectionView({ section, isAlternate, isFirst }: LaterSectionProps) {
  switch (section.kind) {
    case 'ranked':
      return <Ranked section={section} />;
    case 'tonight':
      return <Tonight section={section} />;
    case 'letter':
      return <Letter section={section} />;
    case 'people':
      return <Narrators section={section} />;
    case 'genres':
      return <GenreTiles section={section} />;
    case 'series':
      return <SeriesShelf section={section} />;
    case 'fal':
      return <Fal section={section} />;
    case 'grid':
      return <TitleGrid section={section} />;
    case 'shelf':
      return <BookShelf section={section} isAlternate={isAlternate} isFirst={isFirst} />;
    case 'banner':
      return <Banner items={section.items} isFirst={isFirst} />;
  }
}
