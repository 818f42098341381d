/** One step of a pattern: a character, or a wildcard for any characters that `accepts` allows. */
interface PatternStep {
  readonly accepts: (character: string) => boolean;
  readonly isRepeated: boolean;
  readonly isOptional: boolean;
}

const isInSegment = (character: string): boolean => character !== '/';

function stepsOf(text: string): PatternStep[] {
  if (text.startsWith('{') && text.endsWith('}')) {
    return [{ accepts: isInSegment, isRepeated: true, isOptional: false }];
  }
  if (text === '*') return [{ accepts: isInSegment, isRepeated: true, isOptional: true }];
  if (text.startsWith('*')) return [{ accepts: () => true, isRepeated: true, isOptional: true }];
  return Array.from(text, (expected) => ({
    accepts: (character) => character === expected,
    isRepeated: false,
    isOptional: false,
  }));
}

/** Adds a position and all positions after the optional steps that follow it. */
function addPosition(positions: Set<number>, steps: readonly PatternStep[], from: number): void {
  let at = from;
  positions.add(at);
  while (steps[at]?.isOptional) positions.add(++at);
}

/**
 * Compiles a path template or a glob to a function that compares whole paths: `{name}` matches one
 * segment, `*` any characters within a segment, `**` any characters. It tracks all possible positions
 * in the pattern at once, because a backtracking regular expression hangs with many wildcards.
 */
export function createPathMatcher(pattern: string): (path: string) => boolean {
  const steps = pattern.split(/(\{[^}]*\}|\*+)/).flatMap(stepsOf);
  return (path) => {
    let positions = new Set<number>();
    addPosition(positions, steps, 0);
    for (const character of path) {
      const next = new Set<number>();
      for (const at of positions) {
        const step = steps[at];
        if (!step?.accepts(character)) continue;
        if (step.isRepeated) next.add(at);
        addPosition(next, steps, at + 1);
      }
      positions = next;
    }
    return positions.has(steps.length);
  };
}
