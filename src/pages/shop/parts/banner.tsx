import type { BannerItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { toPersianDigits } from '@/shared/i18n/format';

import styles from './banner.module.css';
import { BannerSlide } from './banner-slide';
import { useSlides } from './use-slides';

/** The editorial banner: a row that scrolls slide by slide, with a dash for each slide. */
export function Banner({ items }: { items: readonly BannerItem[] }) {
  const { ref, current, follow, show } = useSlides(items.length);
  return (
    <section className={styles['banner']} aria-label={shop.bannerLabel} data-theme="dark">
      <ul ref={ref} className={styles['row']} onScroll={follow}>
        {items.map((item, index) => (
          <li key={item.audioBookId} className={styles['place']}>
            <BannerSlide item={item} isEager={index === 0} />
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={styles['dashes']}>
          {items.map((item, index) => (
            <button
              key={item.audioBookId}
              type="button"
              className={styles['dash']}
              aria-label={shop.slide(toPersianDigits(index + 1), toPersianDigits(items.length))}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
