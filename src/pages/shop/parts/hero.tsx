import type { HeroItem } from '@/shared/api/contract/sections';
import { paletteStyle } from '@/entities/audiobook/palette';
import { shop } from '@/shared/i18n/fa/shop';

import styles from './hero.module.css';
import { HeroSlide } from './hero-slide';
import { SlideDashes } from './slide-dashes';
import { useSlides } from './use-slides';

/** The featured titles: a row that scrolls title by title, of which only the first loads at once. */
export function Hero({ items }: { items: readonly HeroItem[] }) {
  const { ref, current, follow, show } = useSlides(items.length);
  return (
    <section
      className={styles['hero']}
      aria-label={shop.bannerLabel}
      style={paletteStyle(items[current]?.palette ?? null)}
    >
      <ul ref={ref} className={styles['row']} onScroll={follow}>
        {items.map((item, index) => (
          <li key={item.audioBookId} className={styles['place']}>
            <HeroSlide item={item} isEager={index === 0} />
          </li>
        ))}
      </ul>
      <SlideDashes count={items.length} current={current} onPicked={show} />
    </section>
  );
}
