import { Cover, type CoverKind } from '../../src/shared/ui/cover/cover';
import { Sample } from './sample';
import styles from './samples-page.module.css';

const kinds: readonly CoverKind[] = ['book', 'podcast', 'series', 'capsule'];
const widths = [56, 88, 132, 216];
const picture = new URL('../../fixtures/media/covers/1001-512.webp', import.meta.url).href;

/** Every form of a cover in the sizes in use, and the binding that replaces a missing picture. */
export function CoverSamples() {
  return (
    <>
      {kinds.map((kind) => (
        <Sample key={kind} title={`Cover, ${kind}`}>
          {widths.map((width) => (
            <div key={width} style={{ inlineSize: width }}>
              <Cover
                src={picture}
                title="Divan"
                alt={`${kind}, ${width} px`}
                kind={kind}
                moon={0.3}
                isEager
                className={styles['cover']}
              />
            </div>
          ))}
          <div style={{ inlineSize: 132 }}>
            <Cover
              src="data:,"
              title="Divan"
              alt={`${kind} without a picture`}
              kind={kind}
              moon={0.3}
              isEager
            />
          </div>
        </Sample>
      ))}
    </>
  );
}
