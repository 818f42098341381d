import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { pageTitled } from './model';

/** Names the page in the browser's tab and to screen readers; null is the app's name alone. */
export function usePageTitle(title: string | null): void {
  const named = useUnit(pageTitled);
  useEffect(() => {
    named(title);
  }, [named, title]);
}
