/** The window of the simulator itself, which stands in for a phone's while no phone has one. */
export const ownWindow = (): Window & typeof globalThis => window;
