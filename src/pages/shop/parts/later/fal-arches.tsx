import { archPath } from '@/shared/ui/arch/arch-path';

import styles from './fal.module.css';

/** The shares of the width that the arches behind the verse take. */
const widths = [0.86, 0.74, 0.62, 0.5, 0.38];
/** In units of which the band is 100 wide. */
const FOOT = 240;

/** Thin arches inside each other, behind the verse. */
export function FalArches() {
  return (
    <svg
      className={styles['arches']}
      viewBox={`0 0 100 ${FOOT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {widths.map((width) => (
        <path
          key={width}
          d={archPath(FOOT)}
          transform={`translate(${50 * (1 - width)} ${62 * (1 - width)}) scale(${width})`}
        />
      ))}
    </svg>
  );
}
