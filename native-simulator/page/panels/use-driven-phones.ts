import { useUnit } from 'effector-react';

import { $config, $selectedIndex } from '../model/config';
import { allPhonesDriven } from '../model/drive-all';
import { $drivesAll } from '../model/gestures';

/** Returns a function that runs an action for the selected phone, or for all phones while all are driven. */
export function useDrivenPhones(): (action: (index: number) => void) => void {
  const { config, selected, drivesAll } = useUnit({
    config: $config,
    selected: $selectedIndex,
    drivesAll: $drivesAll,
  });
  const reportStep = useUnit(allPhonesDriven);
  return (action) => {
    if (!drivesAll) {
      action(selected);
      return;
    }
    reportStep(Date.now());
    config.phones.forEach((_, index) => action(index));
  };
}
