import { createWatch, type Store } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useCallback, type RefCallback } from 'react';

/**
 * A ref for an element into which `write` puts what the store holds, at once and at each change. Nothing renders: for
 * what changes with every second of sound, a render costs more than all the rest of that second.
 */
export function useWritten<Value, Shown extends Element>(
  $store: Store<Value>,
  write: (element: Shown, value: Value) => void,
): RefCallback<Shown> {
  const scope = useProvidedScope();
  return useCallback(
    (element: Shown | null) => {
      if (!element || !scope) return undefined;
      write(element, scope.getState($store));
      return createWatch({
        unit: $store,
        scope,
        fn: (value) => {
          write(element, value);
        },
      });
    },
    [$store, write, scope],
  );
}
