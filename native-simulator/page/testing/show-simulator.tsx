import { act, render } from '@testing-library/react';
import {
  allSettled,
  createWatch,
  fork,
  type Scope,
  type StoreWritable,
  type Unit,
  type UnitTargetable,
} from 'effector';
import { Provider } from 'effector-react';

import { defaultPhone, type PhoneConfig } from '../../config/simulator-config';
import { initialScreen, type NativeScreen } from '../lib/native-screen';
import { configOpened, pageStarted, settingsChosen } from '../model/config';
import { $screens } from '../model/screens';
import { Simulator } from '../simulator';

interface Shown {
  readonly phones?: readonly Partial<PhoneConfig>[];
  /** Of the first phone. */
  readonly screen?: Partial<NativeScreen>;
}

/** The simulator in English, with these phones. */
export async function showSimulator({ phones = [{}], screen }: Shown = {}): Promise<Scope> {
  const scope = fork();
  await allSettled(pageStarted, { scope });
  await allSettled(settingsChosen, { scope, params: { language: 'en' } });
  const config = { phones: phones.map((phone) => ({ ...defaultPhone, ...phone })) };
  await allSettled(configOpened, { scope, params: config });
  if (screen) await put(scope, $screens, { 0: { ...initialScreen, ...screen } });
  render(
    <Provider value={scope}>
      <Simulator />
    </Provider>,
  );
  return scope;
}

/** Fires an event or calls an effect, and waits for what follows. */
export async function fire<T>(scope: Scope, unit: UnitTargetable<T>, params: T): Promise<void> {
  await act(() => allSettled(unit as UnitTargetable<unknown>, { scope, params }));
}

/** Gives a store a value. */
export async function put<T>(scope: Scope, store: StoreWritable<T>, value: T): Promise<void> {
  await act(() =>
    allSettled(store as unknown as UnitTargetable<unknown>, { scope, params: value }),
  );
}

/** What a unit is called with from now on. */
export function callsOf<T>(unit: Unit<T>, scope: Scope): T[] {
  const calls: T[] = [];
  createWatch({ unit, scope, fn: (params) => calls.push(params) });
  return calls;
}
