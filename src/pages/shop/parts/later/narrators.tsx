import { useId } from 'react';

import { NarratorRow } from '@/entities/audiobook/ui/narrator-row';

import type { SectionOf } from '../../lib/section-of';
import { SectionHead } from '../section-head';

/** The voices of the shop. */
export function Narrators({ section }: { section: SectionOf<'people'> }) {
  const { title, subtitle, listId, items } = section;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead id={headingId} title={title} subtitle={subtitle} listId={listId} />
      <NarratorRow people={items} />
    </section>
  );
}
