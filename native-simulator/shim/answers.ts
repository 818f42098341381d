import type { EventName } from '@/shared/bridge/event-names';
import type { MethodName } from '@/shared/bridge/methods';
import type { TokenSet } from '@/shared/bridge/token-set';

/** The state of the native app, which the methods read and change. */
export interface NativeApp {
  tokens: TokenSet | null;
  readonly outcomes: Map<MethodName, unknown>;
  /** The number of a new purchase in the app market, from 1 on. */
  readonly countPurchase: () => number;
}

/** The native app's response to a call. */
export interface Reaction {
  /** The return value of the call, on Android only. */
  readonly answer?: string;
  /** The event that the native app sends afterwards. */
  readonly event?: { readonly name: EventName; readonly payload: unknown };
}

type Args = Readonly<Record<string, unknown>>;

/** Handles a call in the native app, and returns its response before any fault applies. */
export function reactToCall(app: NativeApp, method: MethodName, args: Args): Reaction {
  switch (method) {
    case 'getTokens':
      return tokensReaction(app);
    case 'setTokenToDevice':
      app.tokens = tokensIn(args['tokenJson']);
      return {};
    case 'exit':
      app.tokens = null;
      return {};
    case 'openLoginPage':
      return eventReaction(app, method, 'tokenInjected', null);
    case 'purchase':
      return eventReaction(app, method, 'purchaseResult', {
        // The event has the product's id without its suffix.
        productId: String(args['productId']).replace(/@.*$/, ''),
        status: 'paid',
      });
    case 'marketPurchase': {
      // The server takes the token of a purchase once.
      const purchase = `${String(args['developerPayload'])}-${app.countPurchase()}`;
      return eventReaction(app, method, 'marketPurchaseResult', {
        developerPayload: args['developerPayload'],
        result: 'purchased',
        productId: args['productId'],
        orderId: `order-${purchase}`,
        purchaseToken: `purchase-${purchase}`,
      });
    }
    default:
      return {};
  }
}

function tokensReaction({ tokens, outcomes }: NativeApp): Reaction {
  const outcome = outcomes.has('getTokens') ? outcomes.get('getTokens') : tokens;
  const answer = typeof outcome === 'string' ? outcome : outcome ? JSON.stringify(outcome) : '';
  return { answer, event: { name: 'tokenInjected', payload: answer || { token: '' } } };
}

/** The event that answers a call, merged with the method's outcome; none when the outcome is null. */
function eventReaction(
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
