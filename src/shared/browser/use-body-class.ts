import { useEffect } from 'react';

/** Sets a class on the body while `isOn`. */
export function useBodyClass(name: string, isOn: boolean): void {
  useEffect(() => {
    document.body.classList.toggle(name, isOn);
    return () => {
      document.body.classList.remove(name);
    };
  }, [name, isOn]);
}
