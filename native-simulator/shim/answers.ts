import type { EventName } from '@/shared/bridge/event-names';
import type { MethodName } from '@/shared/bridge/methods';
import type { TokenSet } from '@/shared/bridge/token-set';

/** What the native app knows; the methods read and change it. */
export interface NativeApp {
  tokens: TokenSet | null;
  readonly outcomes: Map<MethodName, unknown>;
}

/** What a call makes the native app do. */
export interface Reaction {
  /** What comes back at once; only Android can. */
  readonly answer?: string;
  /** The event that follows. */
  readonly event?: { readonly name: EventName; readonly payload: unknown };
}

type Args = Readonly<Record<string, unknown>>;

/** What the native app does at a call, before any fault. */
export function react(app: NativeApp, method: MethodName, args: Args): Reaction {
  switch (method) {
    case 'getTokens':
      return tokensGiven(app);
    case 'setTokenToDevice':
      app.tokens = tokensIn(args['tokenJson']);
      return {};
    case 'exit':
      app.tokens = null;
      return {};
    case 'openLoginPage':
      return followedBy(app, method, 'tokenInjected', null);
    case 'purchase':
      return followedBy(app, method, 'purchaseResult', {
        // The answer names the product alone.
        productId: String(args['productId']).replace(/@.*$/, ''),
        status: 'paid',
      });
    case 'marketPurchase':
      return followedBy(app, method, 'marketPurchaseResult', {
        developerPayload: args['developerPayload'],
        result: 'purchased',
        productId: args['productId'],
        orderId: `order-${String(args['developerPayload'])}`,
        purchaseToken: `purchase-${String(args['developerPayload'])}`,
      });
    default:
      return {};
  }
}

function tokensGiven({ tokens, outcomes }: NativeApp): Reaction {
  const told = outcomes.has('getTokens') ? outcomes.get('getTokens') : tokens;
  const answer = typeof told === 'string' ? told : told ? JSON.stringify(told) : '';
  return { answer, event: { name: 'tokenInjected', payload: answer || { token: '' } } };
}

/** The event that answers: as usual, or as the outcome changes it; none where that is null. */
function followedBy(
  { outcomes }: NativeApp,
  method: MethodName,
  name: EventName,
  usual: object | null,
): Reaction {
  const outcome = outcomes.has(method) ? outcomes.get(method) : usual;
  if (outcome === null || typeof outcome !== 'object') return {};
  return { event: { name, payload: { ...usual, ...outcome } } };
}

function tokensIn(text: unknown): TokenSet | null {
  try {
    return typeof text === 'string' && text !== '' ? (JSON.parse(text) as TokenSet) : null;
  } catch {
    return null;
  }
}
