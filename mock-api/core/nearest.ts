/** How many letters have to be changed, added or taken away to make `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const remove = (previous[column] ?? 0) + 1;
      const add = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(change, remove, add));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidate nearest to a text, the first of several. Upper and lower case count as equal. */
export function nearestOf(text: string, candidates: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  let nearest: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (!nearest || distance < nearest.distance) nearest = { candidate, distance };
  }
  return nearest?.candidate;
}
