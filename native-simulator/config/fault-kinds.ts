/** The faults of a bridge method; see `FaultRule` in shim/launch.ts. */
export const faultKinds = ['delay', 'drop', 'duplicate', 'malformed', 'late', 'throw'] as const;

export type FaultKind = (typeof faultKinds)[number];
