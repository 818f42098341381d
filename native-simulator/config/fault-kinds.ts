/** What can go wrong with the calls of a method (contract, bridge; issue 'a simulator'). */
export const faultKinds = ['delay', 'drop', 'duplicate', 'malformed', 'late', 'throw'] as const;

export type FaultKind = (typeof faultKinds)[number];
