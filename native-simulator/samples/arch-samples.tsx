import { Arch } from '../../src/shared/ui/arch/arch';
import { ShallowArch } from '../../src/shared/ui/arch/shallow-arch';
import { Band } from '../../src/shared/ui/band/band';
import { Sample } from './sample';
import styles from './samples-page.module.css';

const picture = new URL('../../fixtures/media/covers/1001-512.webp', import.meta.url).href;

/** The arch as a frame of pictures and as the edge of a band, and the band in both tones. */
export function ArchSamples() {
  return (
    <>
      <Sample title="Arch, tall">
        <Arch shape="tall" className={styles['portrait']}>
          <img className={styles['picture']} src={picture} alt="" />
        </Arch>
        <Arch shape="tall" outlined className={styles['hero']}>
          <img className={styles['picture']} src={picture} alt="" />
        </Arch>
      </Sample>
      <Sample title="Arch, shallow, over Band, night">
        <ShallowArch className={styles['edge']}>
          <Band tone="night" className={styles['band']}>
            <BandWords />
          </Band>
        </ShallowArch>
      </Sample>
      <Sample title="Band, cover">
        <Band tone="cover" className={styles['band']}>
          <BandWords />
        </Band>
      </Sample>
    </>
  );
}

function BandWords() {
  return (
    <div className={styles['words']} dir="ltr">
      <span className={styles['strong']}>Ink on a band</span>
      <span className={styles['soft']}>Softer ink on a band</span>
    </div>
  );
}
