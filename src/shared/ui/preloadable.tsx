import {
  Component,
  lazy,
  Suspense,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The code of a view could not be loaded: there is no connection, or a deployment has removed the file. */
export class CodeLostError extends Error {}

type WithRetry<P> = P & {
  /** Loads the code again. */
  readonly onRetry: () => void;
};

interface PreloadableOptions<P> {
  /** Stands for the view while its code is loaded; nothing by default. */
  readonly Pending?: ComponentType<P>;
  /** Stands for a view that cannot be shown; by default the error goes to the boundary around it. */
  readonly Failed?: ComponentType<WithRetry<P>>;
}

interface Preloadable<P> {
  /** Shows the view, and `Pending` before unless the code has been loaded by then. */
  readonly View: ComponentType<P>;
  /** Loads the code. A failure has no effect: the view tries again when it is shown. */
  readonly preload: () => Promise<void>;
}

/**
 * A view with code of its own, which can be loaded before the view is shown. `React.lazy` alone suspends in
 * its first render even when its module has been loaded, which is one blank frame, and fails for good once
 * its code could not be loaded.
 */
export function preloadable<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { Pending, Failed }: PreloadableOptions<NoInfer<P>> = {},
): Preloadable<P> {
  let loaded: ComponentType<P> | null = null;
  let Lazy = lazyView();

  function lazyView() {
    return lazy(async () => {
      try {
        const module = await load();
        loaded = module.default;
        return module;
      } catch (cause) {
        // Whoever shows the view next tries again.
        Lazy = lazyView();
        throw new CodeLostError(String(cause));
      }
    });
  }

  function View(props: P) {
    const [Shown, setShown] = useState<ComponentType<P>>(() => loaded ?? Lazy);
    const retry = useCallback(() => setShown(() => loaded ?? Lazy), []);
    const view = (
      <Suspense fallback={Pending && <Pending {...props} />}>
        <Shown {...props} />
      </Suspense>
    );
    if (!Failed) return view;
    return (
      <Boundary of={Shown} fallback={<Failed {...props} onRetry={retry} />}>
        {view}
      </Boundary>
    );
  }

  return {
    View,
    preload: async () => {
      try {
        loaded = (await load()).default;
      } catch {
        // The view loads it again.
      }
    },
  };
}

interface BoundaryProps {
  /** Another one starts anew. */
  of: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  readonly of: unknown;
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
