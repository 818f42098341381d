/** iOS takes a volume back after it was set, not at once. */
const REVERT_MS = 100;

/** Sets the volume of an element that nobody hears, and looks whether it stays. */
export async function canSetVolume(): Promise<boolean> {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  await new Promise((resolve) => setTimeout(resolve, REVERT_MS));
  return probe.volume === 0.5;
}
