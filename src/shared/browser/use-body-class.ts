import { useEffect } from 'react';

/** Keeps a class on the body as long as `isOn` (product spec, section 4, 'View states'). */
export function useBodyClass(name: string, isOn: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, isOn);
    return () => {
      document.body.classList.remove(name);
    };
  }, [name, isOn]);
}
