import { useUnit } from 'effector-react';

import { $config, $selectedIndex } from '../model/config';
import { allPhonesDriven } from '../model/drive-all';
import { $drivesAll } from '../model/gestures';

/** Does something with the phone at hand, or with all of them where they are driven together. */
export function useDrivenPhones(): (work: (index: number) => void) => void {
  const { config, selected, drivesAll } = useUnit({
    config: $config,
    selected: $selectedIndex,
    drivesAll: $drivesAll,
  });
  const tell = useUnit(allPhonesDriven);
  return (work) => {
    if (!drivesAll) {
      work(selected);
      return;
    }
    tell(Date.now());
    config.phones.forEach((_, index) => work(index));
  };
}
