import { useLayoutEffect } from 'react';

/** Sets a class on the body while `isOn`, before the next paint: the room for the bars follows from such classes. */
export function useBodyClass(name: string, isOn: boolean): void {
  useLayoutEffect(() => {
    document.body.classList.toggle(name, isOn);
    return () => {
      document.body.classList.remove(name);
    };
  }, [name, isOn]);
}
