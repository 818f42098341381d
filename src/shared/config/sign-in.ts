/** What is asked for when somebody signs in (product spec, section 9; contract, api, 'Tokens'). */
export const SIGN_IN_SCOPE = 'openid offline_access api identity profile';

/** Digits of a one-time code (contract, api, 'Personas'). */
export const CODE_DIGITS = 5;
/** A code is good for two minutes; then the next may be asked for (contract, api, 'Tokens'). */
export const CODE_LIFETIME_MS = 120_000;
/** What somebody wanted to do before signing in is forgotten after this long. */
export const INTENT_LIFETIME_MS = 10 * 60_000;
