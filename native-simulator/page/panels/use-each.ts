import { useUnit } from 'effector-react';

import { $config, $selected } from '../model/config';
import { allTold } from '../model/drive-all';
import { $drivesAll } from '../model/gestures';

/** Does something with the phone at hand, or with all of them where they are driven together. */
export function useEach(): (work: (index: number) => void) => void {
  const { config, selected, drivesAll } = useUnit({
    config: $config,
    selected: $selected,
    drivesAll: $drivesAll,
  });
  const tell = useUnit(allTold);
  return (work) => {
    if (!drivesAll) {
      work(selected);
      return;
    }
    tell(Date.now());
    config.phones.forEach((_, index) => work(index));
  };
}
