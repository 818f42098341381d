import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';

import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import { player } from '@/shared/i18n/fa/player';
import { Arch } from '@/shared/ui/arch/arch';
import { Cover } from '@/shared/ui/cover/cover';
import { cx } from '@/shared/ui/cx';
import { ChevronIcon } from '@/shared/ui/icon/chevron-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { $item, type PlayerItem } from '../../model/queue';
import { playerShrinkRequested } from '../../model/surface';
import { BookLine } from '../book-line';
import { DrivingButton } from '../driving-button';
import { JumpBack } from '../jump-back';
import { keepFocus } from '../keep-focus';
import { NextPart } from '../next-part';
import { PlaceLists } from '../place-lists';
import { PlayerActions } from '../player-actions';
import { SleepButton } from '../sleep-button';
import { SpeedButton } from '../speed-button';
import { useFullColors } from '../use-full-colors';
import { useThemeColor } from '../use-theme-color';

import { LargeTitle } from './large-title';
import styles from './large-player.module.css';
import { Scrubber } from './scrubber';
import { TransportRow } from './transport-row';
import { Volume } from './volume';

/** The full player of a desktop: it fills the window, with the cover on the right and the chapters on the left. */
export default function LargePlayer() {
  const { item, shrink } = useUnit({ item: $item, shrink: playerShrinkRequested });
  const colors = useFullColors(item);
  const shown = useRef<HTMLElement>(null);
  useThemeColor(shown, colors.style);
  // The bottom player that opened it is gone, so the focus moves here.
  const region = useCallback((element: HTMLElement | null) => {
    shown.current = element;
    if (!element) return undefined;
    return keepFocus(element);
  }, []);
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
      <div className={styles['header']}>
        <IconButton label={player.shrink} onClick={() => shrink()}>
          <ChevronIcon to="down" />
        </IconButton>
        <bdi className={styles['book']}>{item.title}</bdi>
        <PlayerActions item={item} />
      </div>
      <div className={styles['body']}>
        <Stage item={item} />
        <div className={styles['side']}>
          <LargeTitle item={item} />
          {!item.isSample && (
            <div className={styles['chapters']}>
              <PlaceLists />
            </div>
          )}
        </div>
      </div>
      <div className={styles['foot']} dir="ltr">
        <div dir="rtl">
          <JumpBack at="above" />
        </div>
        <Scrubber />
        {!item.isSample && <BookLine />}
        <div className={styles['controls']}>
          <Volume />
          <div className={styles['transport']}>
            <TransportRow size="huge" />
          </div>
          {!item.isSample && (
            <div className={styles['panels']} dir="rtl">
              <SpeedButton shape="chip" />
              <SleepButton shape="chip" />
              <DrivingButton shape="chip" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Stage({ item }: { item: PlayerItem }) {
  const siteUrl = useSiteUrl();
  return (
    <div className={styles['stage']}>
      <div className={styles['frame']}>
        <Arch shape="tall" outlined className={styles['arch']} />
        <Cover className={styles['cover']} src={siteUrl(item.image)} title={item.title} isEager />
        <NextPart at="cover" />
      </div>
    </div>
  );
}
