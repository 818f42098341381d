import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { isUnderWay } from '@/features/player/lib/next-status';
import { $playingItem, itemStateOf } from '@/features/player/model/play-toggle';
import { bookIntended } from '@/features/player/model/intents';
import { PlayMark } from '@/features/player/ui/play-mark';
import { shop } from '@/shared/i18n/fa/shop';
import { formatDuration, toPersianDigits } from '@/shared/i18n/format';
import { coverOfWidth } from '@/shared/lib/cover-url';
import { bookPath } from '@/shared/routing/paths';
import { Cover } from '@/shared/ui/cover/cover';
import { Ring } from '@/shared/ui/ring/ring';

import { continueClicked } from '../continue';
import type { Continued } from '../lib/continued';

import styles from './continue-card.module.css';

/** In physical px; the card shows 76. */
const COVER_WIDTH = 250;

/** A partly played title: where it stands, and a button in a ring that goes on with it. */
export function ContinueCard({ continued }: { continued: Continued }) {
  const { item, chapterTitle, chapterNumber, chapterCount, remaining } = continued;
  const siteUrl = useSiteUrl();
  const place = shop.chapterOf(
    chapterTitle,
    toPersianDigits(chapterNumber),
    toPersianDigits(chapterCount),
  );
  return (
    <article className={styles['card']} style={paletteStyle(item.palette)}>
      <Cover
        src={siteUrl(coverOfWidth(item.image, COVER_WIDTH))}
        title={item.title}
        isEager
        className={styles['cover']}
      />
      <div className={styles['words']}>
        <Link to={bookPath(item.audioBookId)} className={styles['title']}>
          <bdi>{item.title}</bdi>
        </Link>
        <span className={styles['place']}>
          <bdi>{place}</bdi>
        </span>
        <span className={styles['remaining']}>{shop.remaining(formatDuration(remaining))}</span>
      </div>
      <PlayButton continued={continued} />
    </article>
  );
}

function PlayButton({ continued: { item, progress } }: { continued: Continued }) {
  const { playing, clicked, intended } = useUnit({
    playing: $playingItem,
    clicked: continueClicked,
    intended: bookIntended,
  });
  const intend = () => intended({ audioBookId: item.audioBookId });
  const { status } = itemStateOf(playing, { audioBookId: item.audioBookId, isSample: false });
  return (
    <button
      type="button"
      className={styles['play']}
      aria-label={isUnderWay(status) ? shop.pause : shop.goOn(item.title)}
      onClick={() => clicked(item.audioBookId)}
      onPointerEnter={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <Ring value={progress} size={48}>
        <PlayMark status={status} size={20} />
      </Ring>
    </button>
  );
}
