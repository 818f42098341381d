import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { PeopleLine } from '@/entities/audiobook/ui/people-line';
import { isUnderWay } from '@/features/player/lib/next-status';
import { playerItemOf } from '@/features/player/lib/player-item';
import { $shownStatus } from '@/features/player/model/shown-status';
import type { BookCard } from '@/shared/api/contract/values';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { ShallowArch } from '@/shared/ui/arch/shallow-arch';
import { Band } from '@/shared/ui/band/band';
import { Moon } from '@/shared/ui/moon/moon';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';

import type { SectionOf } from '../../lib/section-of';
import { $evening, eveningToggled } from '../../tonight';
import { PillButton } from '../pill-button';

import styles from './tonight.module.css';

/** More would not fit beside the hero of a desktop. */
const TITLES_SHOWN = 3;

/** The night band: short titles with their moons, and a button that plays their samples in turn. */
export function Tonight({ section }: { section: SectionOf<'tonight'> }) {
  const headingId = useId();
  const items = section.items.slice(0, TITLES_SHOWN);
  return (
    <section aria-labelledby={headingId} className={styles['section']}>
      <ShallowArch className={styles['arch']}>
        <Band tone="night" className={styles['band']}>
          <h2 id={headingId} className={styles['heading']}>
            <bdi>{section.title}</bdi>
          </h2>
          <p className={styles['subtitle']}>{section.subtitle}</p>
          <ul className={styles['list']}>
            {items.map((item) => (
              <li key={item.audioBookId}>
                <NightRow item={item} />
              </li>
            ))}
          </ul>
          <InTurnButton id={section.id} items={items} />
        </Band>
      </ShallowArch>
    </section>
  );
}

function NightRow({ item: { audioBookId, title, authors, duration } }: { item: BookCard }) {
  return (
    <Link to={bookPath(audioBookId)} className={styles['row']}>
      <Moon fraction={moonFraction(duration)} size={40} />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles['people']}>
          <PeopleLine people={authors} />
        </span>
      </span>
      {duration > 0 && <span className={styles['time']}>{formatDuration(duration)}</span>}
    </Link>
  );
}

function InTurnButton({ id, items }: { id: string; items: readonly BookCard[] }) {
  const { evening, playerStatus, toggled } = useUnit({
    evening: $evening,
    playerStatus: $shownStatus,
    toggled: eveningToggled,
  });
  const status = evening?.id === id ? playerStatus : 'ended';
  return (
    <PillButton
      status={status}
      className={styles['button']}
      onClick={() => toggled({ id, items: items.map((book) => playerItemOf(book, 'sample')) })}
    >
      {isUnderWay(status) ? shop.pause : shopLater.inTurn(items.length)}
    </PillButton>
  );
}
