import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { Landing } from '@/shared/api/contract/landing';
import { returnPath } from '@/shared/routing/return-path';
import { Arch } from '@/shared/ui/arch/arch';
import { Band } from '@/shared/ui/band/band';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { HeadphonesIcon } from '@/shared/ui/icon/headphones-icon';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import styles from './landing-band.module.css';

interface LandingBandProps {
  landing: Pick<Landing, 'kicker' | 'title' | 'text' | 'action' | 'illustration' | 'palette'>;
}

/** The promise of a campaign in the colours of its first title, and its one action. */
export function LandingBand({ landing }: LandingBandProps) {
  const { kicker, title, text, action, illustration, palette } = landing;
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(illustration);
  return (
    <Band tone="cover" style={paletteStyle(palette)} className={styles['band']}>
      <Arch shape="tall" outlined className={styles['arch']}>
        {illustration === null || hasFailed ? (
          <span className={styles['sign']}>
            <HeadphonesIcon size={72} />
          </span>
        ) : (
          <img
            className={styles['picture']}
            src={siteUrl(illustration)}
            alt=""
            draggable={false}
            onError={onError}
          />
        )}
      </Arch>
      <div className={styles['words']}>
        {kicker !== '' && <p className={styles['kicker']}>{kicker}</p>}
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        {/* The address comes from the server; an unknown one leads to the shop. */}
        <ButtonLink to={returnPath(action.path)} kind="ink" size="large">
          {action.text}
        </ButtonLink>
      </div>
    </Band>
  );
}
