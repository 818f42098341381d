/** The app's name by brand (decisions, 'Names'). */
export const brands = { shenidar: 'شنیدار', hisstori: 'هیستوری' } as const;
