/** The time of this device, epoch milliseconds. */
export const readNow = (): number => Date.now();
