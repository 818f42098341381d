import { useId } from 'react';
import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { isUnderWay } from '@/features/player/lib/next-status';
import type { FalItem } from '@/shared/api/contract/sections';
import { shop } from '@/shared/i18n/fa/shop';
import { shopLater } from '@/shared/i18n/fa/shop-later';
import { formatSpokenTime } from '@/shared/i18n/format';
import { formatDay } from '@/shared/i18n/format-date';
import { bookPath } from '@/shared/routing/paths';
import { Arch } from '@/shared/ui/arch/arch';

import type { SectionOf } from '../../lib/section-of';
import { PillButton } from '../pill-button';
import { useSample } from '../use-sample';

import { FalArches } from './fal-arches';
import styles from './fal.module.css';

/** The fortune of the day: the first couplet of a ghazal, which is read out in full right here. */
export function Fal({ section }: { section: SectionOf<'fal'> }) {
  const { title, day, items } = section;
  const headingId = useId();
  const [item] = items;
  if (!item) return null;
  const [couplet = []] = item.couplets;
  return (
    <section
      aria-labelledby={headingId}
      className={styles['fal']}
      style={paletteStyle(item.palette)}
    >
      <Arch shape="tall" outlined className={styles['arch']}>
        <span className={styles['ground']}>
          <FalArches />
        </span>
      </Arch>
      <div className={styles['words']}>
        <p className={styles['day']}>{shopLater.falOf(formatDay(day))}</p>
        <h2 id={headingId} className={styles['heading']}>
          <bdi>{title || item.title}</bdi>
        </h2>
        <Link to={bookPath(item.audioBookId)} className={styles['couplet']}>
          {couplet.map((hemistich) => (
            <bdi key={hemistich} className={styles['hemistich']}>
              {hemistich}
            </bdi>
          ))}
        </Link>
        {item.meaning !== '' && <p className={styles['meaning']}>{item.meaning}</p>}
        <FalButton item={item} />
      </div>
    </section>
  );
}

function FalButton({ item }: { item: FalItem }) {
  const { status, handlers } = useSample(item, item.sampleDuration);
  return (
    <>
      <PillButton status={status} {...handlers}>
        {isUnderWay(status) ? shop.pause : shopLater.falPlay}
      </PillButton>
      {item.sampleDuration > 0 && (
        <p className={styles['length']}>
          {shopLater.falLength(formatSpokenTime(item.sampleDuration))}
        </p>
      )}
    </>
  );
}
