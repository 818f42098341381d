import { clients } from '@/shared/config/clients';
import type { MethodName } from '@/shared/bridge/methods';
import type { Platform } from '@/shared/bridge/platform';
import type { TokenSet } from '@/shared/bridge/token-set';

/** What goes wrong with a method, until it is taken back with null. */
export type FaultRule =
  /** Call and answer take so many ms longer; `late` is longer than the app waits. */
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'late' }
  /** Nothing comes back. */
  | { readonly kind: 'drop' }
  /** The answering event comes twice. */
  | { readonly kind: 'duplicate' }
  /** What comes back is no JSON. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'throw' };

/** How a wrapper is set up; plain JSON, so that it can travel in an address or a file. */
export interface Launch {
  /** A client's id (src/shared/config/clients.ts). */
  readonly client: string;
  readonly platform: Platform;
  /** Whose browser a partner's page runs in; only where the platform is web. */
  readonly hostSystem?: 'android' | 'ios';
  /** Who is signed in in the native app; null for nobody. */
  readonly tokens?: TokenSet | null;
  /** Methods that this wrapper lacks, as an old app does. */
  readonly removed?: readonly MethodName[];
  /** What methods answer, see `Sim.outcome`. */
  readonly outcomes?: Partial<Readonly<Record<MethodName, unknown>>>;
  readonly faults?: Partial<Readonly<Record<MethodName, FaultRule>>>;
  /** Android adds its object only after this page has loaded: it is there at the next load. */
  readonly appears?: 'atOnce' | 'atNextLoad';
}

/** Whether a wrapper that is launched so has the market's methods (contract, bridge, `M`). */
export function isMarket({ client, platform }: Launch): boolean {
  return (
    platform === 'android' && clients.some(({ id, kind }) => id === client && kind === 'market')
  );
}
