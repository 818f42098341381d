import { paletteStyle } from '@/entities/audiobook/palette';
import { useSiteUrl } from '@/entities/audiobook/ui/use-site-url';
import type { CatalogGenre } from '@/shared/api/contract/catalog';
import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { Arch } from '@/shared/ui/arch/arch';
import { Band } from '@/shared/ui/band/band';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { usePictureFailure } from '@/shared/ui/use-picture-failure';

import styles from './landing-head.module.css';

/** What the catalogue is, in the colours and with the picture of its first genre, and the way to all titles. */
export function LandingHead({ genres }: { genres: readonly CatalogGenre[] }) {
  const [first] = genres;
  const art = first?.art ?? null;
  return (
    <Band tone="cover" style={paletteStyle(first?.palette ?? null)} className={styles['head']}>
      <div className={styles['words']}>
        <p className={styles['kicker']}>{texts.landing.kicker}</p>
        <p className={styles['text']}>{texts.landing.text}</p>
        <ButtonLink to="/catalog" kind="ink">
          {texts.landing.all}
        </ButtonLink>
      </div>
      {art !== null && <Picture key={art} path={art} />}
    </Band>
  );
}

function Picture({ path }: { path: string }) {
  const siteUrl = useSiteUrl();
  const [hasFailed, onError] = usePictureFailure(path);
  return (
    <Arch shape="tall" outlined className={styles['window']}>
      <span className={styles['ground']}>
        {!hasFailed && (
          <img
            className={styles['art']}
            src={siteUrl(path)}
            alt=""
            width="132"
            height="176"
            decoding="async"
            draggable={false}
            onError={onError}
          />
        )}
      </span>
    </Arch>
  );
}
