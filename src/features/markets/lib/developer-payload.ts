/** A market product: a package of credit by its packageId, or a subscription by its planId. */
export interface MarketItem {
  readonly kind: 'credit' | 'subscription';
  readonly value: number;
}

/** Returns `<value>@credit` or `<value>@subscription`. */
export function developerPayloadOf({ kind, value }: MarketItem): string {
  return `${value}@${kind}`;
}

/** Reads a payload; null without exactly one @, or with an unknown kind. Rule: docs/faults.md#h5 */
export function parseDeveloperPayload(payload: string): MarketItem | null {
  const [, value, kind] = /^(\d{1,9})@(credit|subscription)$/.exec(payload) ?? [];
  if (value === undefined) return null;
  return { kind: kind === 'credit' ? 'credit' : 'subscription', value: Number(value) };
}
