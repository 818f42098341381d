import { useStoreMap, useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { PlayerItem } from '@/features/player/model/queue';
import { usePlayerColors } from '@/features/player/ui/use-player-colors';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatDuration } from '@/shared/i18n/format';
import { bookPath } from '@/shared/routing/paths';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';

import { $bookPlaces, $continuedItems } from '../continued';

import styles from './continue-cards.module.css';
import { PlayBook } from './play-book';

/** The books to go on with, each in the colours of its cover: three abreast on a desktop, one on a phone. */
export function ContinueCards() {
  const items = useUnit($continuedItems);
  if (items.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label={texts.continued}>
      {items.map((item) => (
        <li key={item.audioBookId} className={styles['place']}>
          <ContinueCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function ContinueCard({ item }: { item: PlayerItem }) {
  const colors = usePlayerColors(item);
  const siteUrl = useSiteUrl();
  const place = useStoreMap({
    store: $bookPlaces,
    keys: [item.audioBookId],
    fn: (places, [id]) => places.get(id) ?? null,
  });
  return (
    <div className={cx(styles['card'], colors.className)} style={colors.style}>
      <Link to={bookPath(item.audioBookId)} className={styles['link']}>
        <Cover src={siteUrl(item.image)} title={item.title} isEager className={styles['cover']} />
        <span className={styles['words']}>
          <bdi className={styles['title']}>{item.title}</bdi>
          {place && (
            <>
              <bdi className={styles['chapter']}>{place.chapter}</bdi>
              <span className={styles['remaining']}>
                {texts.remaining(formatDuration(place.remaining))}
              </span>
            </>
          )}
        </span>
      </Link>
      <PlayBook item={item} size={44} />
    </div>
  );
}
