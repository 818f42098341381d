import { clients } from '@/shared/config/clients';
import type { MethodName } from '@/shared/bridge/methods';
import type { Platform } from '@/shared/bridge/platform';
import type { TokenSet } from '@/shared/bridge/token-set';

/** A fault of a method. It lasts until it is removed. */
export type FaultRule =
  /** The answer comes `ms` milliseconds later; with `late`, after the app's timeout. */
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'late' }
  /** No answer comes. */
  | { readonly kind: 'drop' }
  /** The answering event comes twice. */
  | { readonly kind: 'duplicate' }
  /** The answer is not valid JSON. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'throw' };

/** The settings of a wrapper, as plain JSON for addresses and files. */
export interface Launch {
  /** A client's id (src/shared/config/clients.ts). */
  readonly client: string;
  readonly platform: Platform;
  /** The system of a partner's own browser; used on the platform web only. */
  readonly hostSystem?: 'android' | 'ios';
  /** The token set of the native app; null when signed out. */
  readonly tokens?: TokenSet | null;
  /** Methods that this wrapper lacks, such as those that an old app does not have yet. */
  readonly removed?: readonly MethodName[];
  /** See `Sim.outcome`. */
  readonly outcomes?: Partial<Readonly<Record<MethodName, unknown>>>;
  readonly faults?: Partial<Readonly<Record<MethodName, FaultRule>>>;
  /** With 'atNextLoad' the bridge object exists from the tab's second load on. */
  readonly appears?: 'atOnce' | 'atNextLoad';
}

/** Whether a wrapper has the methods of a market (docs/native-bridge.md#platforms). */
export function isMarket({ client, platform }: Launch): boolean {
  return (
    platform === 'android' && clients.some(({ id, kind }) => id === client && kind === 'market')
  );
}

/** Whether the host's own browser puts iGap's payment objects on the page. */
export function hasIGapObjects({ client }: Launch): boolean {
  return clients.some((row) => row.id === client && 'hostObjects' in row);
}
