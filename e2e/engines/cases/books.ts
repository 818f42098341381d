/** A book with a sample that the collector owns, with several chapters. */
export const BOOK = 1001;
/** A book that the spender pays from the credit. */
export const CREDIT_BOOK = 9063;
