import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { player } from '@/shared/i18n/fa/player';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { useSwipe } from '@/shared/ui/use-swipe';

import { $isNextPartOffered } from '../model/next-part';
import { $item, type PlayerItem } from '../model/queue';
import { playerShrinkRequested } from '../model/surface';

import { BookLine } from './book-line';
import styles from './full-player.module.css';
import { JumpBack } from './jump-back';
import { keepFocus } from './keep-focus';
import { NextPart } from './next-part';
import { NowPlaying } from './now-playing';
import { PanelRow } from './panel-row';
import { PlayerActions } from './player-actions';
import { Transport } from './transport';
import { useFullColors } from './use-full-colors';
import { useThemeColor } from './use-theme-color';

/** The full player in the colours of its cover; cover and panel side by side on a phone in landscape. */
export default function FullPlayer() {
  const { item, shrink } = useUnit({ item: $item, shrink: playerShrinkRequested });
  const colors = useFullColors(item);
  const watchSwipes = useSwipe({ directions: ['down'], onSwiped: () => shrink() });
  const shown = useRef<HTMLElement>(null);
  useThemeColor(shown, colors.style);
  const region = useCallback(
    (element: HTMLElement | null) => {
      shown.current = element;
      if (!element) return undefined;
      // The small player that opened it is gone, so the focus moves here.
      const ends = [keepFocus(element), watchSwipes(element)];
      return () => {
        shown.current = null;
        for (const end of ends) end?.();
      };
    },
    [watchSwipes],
  );
  if (!item) return null;

  return (
    <section
      ref={region}
      className={cx(styles['player'], colors.className)}
      style={colors.style}
      data-dimmed={colors.isDimmed}
      aria-label={player.full}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Keys of a sheet bubble to here as well, although it is outside of this element.
        const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === 'Escape' && isHere) shrink();
      }}
    >
      <Header item={item} />
      <Body item={item} />
    </section>
  );
}

function Header({ item }: { item: PlayerItem }) {
  const shrink = useUnit(playerShrinkRequested);
  return (
    <div className={styles['header']}>
      <IconButton label={player.shrink} onClick={() => shrink()}>
        <ChevronIcon to="down" />
      </IconButton>
      <div className={styles['actions']}>
        <PlayerActions item={item} />
      </div>
    </div>
  );
}

function Body({ item }: { item: PlayerItem }) {
  const siteUrl = useSiteUrl();
  const isOffered = useUnit($isNextPartOffered);
  return (
    <div className={styles['body']}>
      <div className={styles['stage']}>
        <div className={styles['frame']}>
          <div className={styles['picture']}>
            <Cover
              className={styles['cover']}
              src={siteUrl(item.image)}
              title={item.title}
              isEager
            />
            <NextPart at="cover" />
          </div>
          {!item.isSample && !isOffered && <JumpBack at="edge" />}
        </div>
        <div className={styles['words']}>
          <NowPlaying item={item} />
        </div>
      </div>
      <div className={styles['controls']}>
        <Transport />
        {!item.isSample && (
          <>
            <div className={styles['bookLine']} dir="ltr">
              <BookLine />
            </div>
            <PanelRow />
          </>
        )}
      </div>
    </div>
  );
}
