import { useStoreMap, useUnit } from 'effector-react';
import { useId } from 'react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { player } from '@/shared/i18n/fa/player';
import { playerOptions } from '@/shared/i18n/fa/player-options';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';
import { CloseIcon } from '@/shared/ui/icon/close-icon';
import { ExpandIcon } from '@/shared/ui/icon/expand-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $isNextPartOffered, $nextPart } from '../../model/next-part';
import { $chapter, $item, playerClosed, type PlayerItem } from '../../model/queue';
import { playerExpandClicked } from '../../model/surface';
import { ChaptersButton } from '../chapters-button';
import { JumpBack } from '../jump-back';
import { NextPart } from '../next-part';
import { SleepButton } from '../sleep-button';
import { SpeedButton } from '../speed-button';
import { useFocusIfLost } from '../use-focus-if-lost';
import { usePlayerColors } from '../use-player-colors';
import { AnnouncedTrouble } from '../announced-trouble';
import { useTrouble } from '../use-trouble';

import styles from './bottom-player.module.css';
import { Scrubber } from './scrubber';
import { TransportRow } from './transport-row';
import { Volume } from './volume';

interface BottomPlayerProps {
  /** The full player has just shrunk into this one, so the focus goes where it came from. */
  takesFocus: boolean;
}

/** The small player of a desktop, over the whole width, in the colours of the cover. Rule: docs/behaviour.md#desktop */
export default function BottomPlayer({ takesFocus }: BottomPlayerProps) {
  const { item, isOffered, close, expand } = useUnit({
    item: $item,
    isOffered: $isNextPartOffered,
    close: playerClosed,
    expand: playerExpandClicked,
  });
  const colors = usePlayerColors(item);
  const focusIfLost = useFocusIfLost(takesFocus);
  if (!item) return null;
  return (
    <section
      className={cx(styles['bar'], colors.className)}
      style={colors.style}
      aria-label={player.small}
    >
      <Titles item={item} />
      <AnnouncedTrouble />
      <div className={styles['transport']} dir="ltr">
        <TransportRow size="regular" />
        <Scrubber />
        <div dir="rtl">
          <JumpBack at="above" />
        </div>
      </div>
      <div className={styles['extras']}>
        {isOffered && <NextPart at="bar" />}
        {!item.isSample && !isOffered && (
          <>
            <SpeedButton shape="chip" />
            <SleepButton shape="chip" />
            <ChaptersButton shape="chip" />
          </>
        )}
        <Volume />
        <IconButton ref={focusIfLost} label={player.enlarge} onClick={() => expand()}>
          <ExpandIcon size={20} />
        </IconButton>
        <IconButton label={player.close} onClick={() => close()}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </section>
  );
}

function Titles({ item }: { item: PlayerItem }) {
  const { next, expand } = useUnit({
    next: $nextPart,
    expand: playerExpandClicked,
  });
  // Nothing else of the chapter: it changes with each position that is stored.
  const chapterTitle = useStoreMap($chapter, (chapter) => chapter?.title ?? null);
  const trouble = useTrouble();
  const siteUrl = useSiteUrl();
  const place = item.isSample ? player.sample : (chapterTitle ?? item.author);
  const [titleId, lineId] = [useId(), useId()];
  const subtitle = next ? playerOptions.nextPartOf(next.card.title) : place;
  return (
    <button
      type="button"
      className={styles['titles']}
      aria-label={player.expand}
      aria-describedby={`${titleId} ${lineId}`}
      onClick={() => expand()}
    >
      <Cover className={styles['cover']} src={siteUrl(item.image)} title={item.title} isEager />
      <span className={styles['texts']}>
        <bdi id={titleId} className={styles['title']}>
          {item.title}
        </bdi>
        {trouble !== null ? (
          <span id={lineId} className={styles['subtitle']}>
            {trouble}
          </span>
        ) : (
          <bdi id={lineId} className={styles['subtitle']}>
            {subtitle}
          </bdi>
        )}
      </span>
    </button>
  );
}
