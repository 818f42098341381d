import { useUnit } from 'effector-react';
import { memo, startTransition, useEffect, useState } from 'react';

import { LostPart } from '@/entities/connection/ui/lost-part';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { preloadable } from '@/shared/ui/preloadable';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { desktopQuery, useMedia } from '@/shared/ui/use-media';

import { $continued } from '../continue';
import { arrangeSections, type PlacedSection } from '../lib/arrange-sections';
import { $wasStorefrontRendered, storefrontRendered } from '../model';

import { Hero } from './hero';
import { Later } from './later-loader';
import { NextSkeleton } from './next-skeleton';
import styles from './sections.module.css';
import { TypeTabs } from './type-tabs';

/** Only listeners who come back have it. If it fails to load, the rest of the page stands without it. */
const { View: ContinueRow } = preloadable(() => import('./continue-row'), {
  Pending: () => <Skeleton height="144px" />,
  Failed: LostPart,
});

/** Enough for the first view. The rest renders in steps, so that the page stays responsive. */
const SECTIONS_A_STEP = 3;

interface SectionsProps {
  sections: readonly StorefrontSection[];
}

/** The sections in their places. On a phone the tabs of the types follow the hero. */
export function Sections({ sections }: SectionsProps) {
  const isDesktop = useMedia(desktopQuery);
  const hasContinued = useUnit($continued).length > 0;
  const placed = arrangeSections(sections, { isDesktop, hasContinued });
  const { count, isReturn } = useSteps(placed.length);
  const startsWithHero = placed[0]?.section.kind === 'hero';
  const next = placed.findIndex(({ section: { kind } }) => kind !== 'hero' && kind !== 'continue');
  const render = (places: readonly PlacedSection[], View: LaterView | null) =>
    places.map((place) => (
      <div
        key={place.section.id}
        className={styles['place']}
        data-columns={place.columns}
        // On a return the scroll position needs the true height of each.
        data-waits={!isReturn}
      >
        <Section {...place} View={View} isFirst={place === placed[0]} />
        {!isDesktop && startsWithHero && place === placed[0] && <TypeTabs />}
      </div>
    ));
  return (
    <>
      {!isDesktop && !startsWithHero && <TypeTabs />}
      {render(next < 0 ? placed : placed.slice(0, next), null)}
      {next >= 0 && (
        <Later skeleton={<NextSkeleton hasNight={placed[next]?.columns === 4} />}>
          {(View) => render(placed.slice(next, Math.max(count, next + 1)), View)}
        </Later>
      )}
    </>
  );
}

type LaterView = Parameters<Parameters<typeof Later>[0]['children']>[0];

interface SectionProps extends PlacedSection {
  /** Draws the sections whose code comes later. */
  View: LaterView | null;
  isFirst: boolean;
}

/** Drawn again only if it has changed: the steps, and what is known of the listener, concern a few sections. */
const Section = memo(function Section({ section, isAlternate, isFirst, View }: SectionProps) {
  switch (section.kind) {
    case 'hero':
      return <Hero items={section.items} />;
    case 'continue':
      return <ContinueRow title={section.title} />;
    default:
      return View && <View section={section} isAlternate={isAlternate} isFirst={isFirst} />;
  }
});

/** The number of sections to render: on the first visit a few more in each step, on a return all. */
function useSteps(total: number) {
  const { wasRendered, onRendered } = useUnit({
    wasRendered: $wasStorefrontRendered,
    onRendered: storefrontRendered,
  });
  const [isReturn] = useState(wasRendered);
  const [count, setCount] = useState(isReturn ? Infinity : SECTIONS_A_STEP);
  // Not `useDeferredValue`: this renders inside a deferred update, where React would merge all steps.
  useEffect(() => {
    if (count > total) onRendered();
    else {
      startTransition(() => {
        setCount(count + SECTIONS_A_STEP);
      });
    }
  }, [count, total, onRendered]);
  return { count, isReturn };
}
