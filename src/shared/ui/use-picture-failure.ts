import { useEffect, useState } from 'react';

/**
 * Whether the picture at `src`, null for none, could not be loaded, and what its `onError` calls. When the device comes
 * online it is tried once more.
 */
export function usePictureFailure(
  src: string | null,
): readonly [hasFailed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string | null>();
  useEffect(() => {
    const retry = () => setFailed(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return [failed === src, () => setFailed(src)];
}
