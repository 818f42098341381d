import type { BannerItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';

import { SlideDashes } from '../slide-dashes';
import { useSlides } from '../use-slides';

import styles from './banner.module.css';
import { BannerSlide } from './banner-slide';

interface BannerProps {
  items: readonly BannerItem[];
  /** The first section of the page. */
  isFirst: boolean;
}

/** The editorial banner: a row that scrolls slide by slide, with a dash for each slide. */
export function Banner({ items, isFirst }: BannerProps) {
  const { ref, current, follow, show } = useSlides(items.length);
  return (
    <section className={styles['banner']} aria-label={shop.bannerLabel} data-theme="dark">
      <ul ref={ref} className={styles['row']} onScroll={follow}>
        {items.map((item, index) => (
          <li key={item.audioBookId} className={styles['place']}>
            <BannerSlide item={item} isEager={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      <SlideDashes count={items.length} current={current} onPicked={show} />
    </section>
  );
}
