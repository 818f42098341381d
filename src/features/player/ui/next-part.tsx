import { useUnit } from 'effector-react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { PlayIcon } from '@/shared/ui/icon/play-icon';

import { playerItemOf } from '../lib/player-item';
import { $nextPart, nextPartClicked } from '../model/next-part';

import styles from './next-part.module.css';

interface NextPartProps {
  /** Over the lower part of the full player's cover; in a bar, as its cover alone. */
  at: 'cover' | 'bar';
}

/** At the end of a book: the next part of its series, which one tap plays or shows. Rule: docs/behaviour.md#next-part */
export function NextPart({ at }: NextPartProps) {
  const { next, take } = useUnit({ next: $nextPart, take: nextPartClicked });
  const siteUrl = useSiteUrl();
  if (!next) return null;
  const { image, title } = playerItemOf(next.card, 'whole');
  return (
    <button
      type="button"
      className={cx(styles['offer'], styles[at])}
      aria-label={playerOptions.nextPartOf(title)}
      onClick={() => take()}
    >
      <Cover className={styles['picture']} src={siteUrl(image)} title={title} isEager />
      {at === 'cover' && (
        <>
          <span className={styles['words']}>
            <span>{playerOptions.nextPart}</span>
            <bdi className={styles['title']}>{title}</bdi>
          </span>
          {next.action === 'open' ? <ChevronIcon to="forward" size={20} /> : <PlayIcon size={20} />}
        </>
      )}
    </button>
  );
}
