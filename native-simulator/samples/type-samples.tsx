import { catalogue } from '../../fixtures/catalog/catalogue';
import { Sample } from './sample';
import styles from './samples-page.module.css';

const sizes = ['13', '15', '17', '22', '28'] as const;
const displaySizes = ['24', '34', '40', '56'] as const;
const [book] = catalogue;

/** The type scale: the interface, prose, a numeral, and the display face. */
export function TypeSamples() {
  if (!book) return null;
  return (
    <Sample title="Type">
      <div className={styles['column']}>
        {sizes.map((size) => (
          <span
            key={size}
            style={{ fontSize: `var(--type-${size})`, lineHeight: `var(--leading-${size})` }}
          >
            {book.title} {size}
          </span>
        ))}
        <p className={styles['prose']}>{book.description}</p>
        <span className={styles['numeral']}>1234567890</span>
        {displaySizes.map((size) => (
          <span
            key={size}
            className={styles['display']}
            style={{ fontSize: `var(--type-display-${size})` }}
          >
            {book.title}
          </span>
        ))}
      </div>
    </Sample>
  );
}
