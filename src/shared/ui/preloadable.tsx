import { lazy, useState, type ComponentType } from 'react';

interface Preloadable {
  /** Shows the view; it suspends unless the code has been loaded by then. */
  readonly View: ComponentType;
  /** Loads the code. A failure has no effect: the view tries again when it is shown. */
  readonly preload: () => Promise<void>;
}

/**
 * A view whose code can be loaded before it is shown. `React.lazy` alone suspends in its first render even
 * when its module has been loaded, which is one blank frame.
 */
export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => {
    const module = await load();
    loaded = module.default;
    return module;
  });
  return {
    View: function Preloaded() {
      const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
      return <Shown />;
    },
    preload: async () => {
      try {
        loaded = (await load()).default;
      } catch {
        // The view loads it again.
      }
    },
  };
}
