/** The app's name by brand. Rule: docs/behaviour.md#clients */
export const brands = { shenidar: 'شنیدار', hisstori: 'هیستوری' } as const;
