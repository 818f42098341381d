/** The network information of Chromium; other browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the user asks to save data, or is on a very slow network: then ornaments are not loaded. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
