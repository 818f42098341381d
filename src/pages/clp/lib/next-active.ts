/** The line that is chosen after a step: the field itself (null) stands between the last line and the first. */
export function nextActive(active: number | null, step: 1 | -1, count: number): number | null {
  const places = count + 1;
  const place = ((active ?? -1) + 1 + step + places) % places;
  return place === 0 ? null : place - 1;
}
