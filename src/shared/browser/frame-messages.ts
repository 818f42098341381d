/**
 * Calls `onMessage` with the messages of one frame. Those of other windows, and of a page of another origin in that
 * frame, are ignored. Returns the function that stops it. docs/faults.md#c1
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onMessage: (data: unknown) => void,
): () => void {
  const posted = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== null && source === frame.contentWindow && sender === origin) onMessage(data);
  };
  window.addEventListener('message', posted);
  return () => window.removeEventListener('message', posted);
}
