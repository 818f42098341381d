import { Link } from 'react-router-dom';

import { paletteStyle } from '@/entities/audiobook/palette';
import { isUnderWay } from '@/features/player/lib/next-status';
import type { HeroItem } from '@/shared/api/contract/sections';
import { common } from '@/shared/i18n/fa/common';
import { shop } from '@/shared/i18n/fa/shop';
import { formatDuration } from '@/shared/i18n/format';
import { displayStep } from '@/shared/lib/display-step';
import { fullName } from '@/shared/lib/full-name';
import { bookPath } from '@/shared/routing/paths';
import { Arch } from '@/shared/ui/arch/arch';
import { InfoIcon } from '@/shared/ui/icon/info-icon';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './hero.module.css';
import { HeroPicture } from './hero-picture';
import words from './hero-words.module.css';
import { PillButton } from './pill-button';
import { useSample } from './use-sample';

/** A featured title in the arch: its name, one line of it, and its sample, which plays right here. */
export function HeroSlide({ item, isEager }: { item: HeroItem; isEager: boolean }) {
  const { audioBookId, title, kicker, verse, duration, sampleDuration, narrators } = item;
  const { status, handlers } = useSample(item, sampleDuration);
  const heading = item.heading || title;
  const names = narrators.map(fullName).join(common.listComma);
  return (
    <article className={styles['slide']} style={paletteStyle(item.palette)}>
      <Arch shape="tall" outlined className={styles['arch']}>
        <HeroPicture item={item} isEager={isEager} />
      </Arch>
      <div className={words['words']}>
        {kicker !== '' && <p className={words['kicker']}>{kicker}</p>}
        <h2 className={words['heading']} data-step={displayStep(heading)}>
          <bdi>{heading}</bdi>
        </h2>
        <p className={words['verse']}>
          <bdi>{verse}</bdi>
        </p>
        <div className={words['actions']}>
          <PillButton status={status} {...handlers}>
            {isUnderWay(status) ? shop.pause : shop.listenHere}
            <VisuallyHidden> {title}</VisuallyHidden>
          </PillButton>
          <Link
            to={bookPath(audioBookId)}
            className={words['more']}
            aria-label={shop.aboutTitle(title)}
          >
            <InfoIcon />
          </Link>
        </div>
        <p className={words['facts']}>
          <bdi>{shop.withVoice(names, duration > 0 ? formatDuration(duration) : '')}</bdi>
        </p>
      </div>
    </article>
  );
}
