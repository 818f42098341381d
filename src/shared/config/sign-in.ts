/** Scopes of a sign-in. Rule: docs/behaviour.md#sign-in */
export const SIGN_IN_SCOPE = 'openid offline_access api identity profile';

/** Number of digits of a one-time code. */
export const CODE_DIGITS = 5;
/** A code is valid for two minutes; after that the user can request another. */
export const CODE_LIFETIME_MS = 120_000;
/** An action that a sign-in interrupted is dropped after this time. */
export const INTENT_LIFETIME_MS = 10 * 60_000;
