import { useState } from 'react';

/** Whether the value has ever been true. Keeps an element mounted, so that it can animate out. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
