/** Where the tall arch turns into straight sides, in units of which its width has 100. */
const ARCH_RISE = 64.6;

/**
 * The outline of the tall arch from the left foot over the point to the right foot, as path data. It is
 * 100 units wide and `height` units high; `height` is at least 64.6.
 */
export function archPath(height: number): string {
  return `M0 ${height}V${ARCH_RISE}C0 31.3 27.1 18.1 50 0C72.9 18.1 100 31.3 100 ${ARCH_RISE}V${height}`;
}
