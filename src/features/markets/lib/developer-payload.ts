/** What a market sells: a package of credit by its packageId, a subscription by its planId. */
export interface MarketItem {
  readonly kind: 'credit' | 'subscription';
  readonly value: number;
}

/** `<value>@credit` or `<value>@subscription` (product spec, section 3). */
export function developerPayloadOf({ kind, value }: MarketItem): string {
  return `${value}@${kind}`;
}

/** Reads a payload; null without an @, with two, or with a kind that nobody knows (fault list H5). */
export function parseDeveloperPayload(payload: string): MarketItem | null {
  const [, value, kind] = /^(\d{1,9})@(credit|subscription)$/.exec(payload) ?? [];
  if (value === undefined) return null;
  return { kind: kind === 'credit' ? 'credit' : 'subscription', value: Number(value) };
}
