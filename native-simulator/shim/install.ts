import { methodNames, methods, type MethodName } from '@/shared/bridge/methods';
import { androidObject } from './android';
import { createSim, type SimHost } from './create-sim';
import { installIGap } from './igap';
import { messageHandlers } from './ios';
import { isMarket, type Launch } from './launch';
import type { Sim } from './sim';

declare global {
  interface Window {
    __sim?: Sim;
  }
}

const IGAP = '12';
const seenKey = '__sim.loaded';

/** The methods that a wrapper which is launched so has, before any is removed. */
export function methodsOf(launch: Launch): readonly MethodName[] {
  return methodNames.filter((name) =>
    methods[name].on.some((carrier) =>
      carrier === 'market' ? isMarket(launch) : carrier === launch.platform,
    ),
  );
}

/**
 * Puts the bridges of a native wrapper onto a page's window, before the first script of the page: in
 * the simulator's frame, in Playwright and in unit tests. They behave as the platforms do (contract,
 * bridge, 'Facts that shape it'). The remote control is `window.__sim`.
 */
export function installShim(host: Window | SimHost, launch: Launch): Sim {
  const { sim, receive } = createSim({
    host,
    launch,
    takeAway: (method) => void Reflect.deleteProperty(object, method),
    putBack: () => {
      putBack();
    },
  });
  const names = methodsOf(launch);
  // One object for the page's whole life, which loses methods and gets them back.
  const object =
    launch.platform === 'ios' ? messageHandlers(names, receive) : androidObject(names, receive);
  const whole = Object.getOwnPropertyDescriptors(object);
  const putBack = () => {
    Object.defineProperties(object, whole);
    for (const method of launch.removed ?? []) Reflect.deleteProperty(object, method);
  };
  putBack();
  show(host, launch, object);
  Reflect.set(host, '__sim', sim);
  return sim;
}

function show(host: object, launch: Launch, object: object): void {
  if (launch.platform === 'web') {
    if (launch.client === IGAP) installIGap(host, launch.hostSystem ?? 'android');
    return;
  }
  if (launch.appears === 'atNextLoad' && !hasLoadedBefore(host)) return;
  if (launch.platform === 'android') Reflect.set(host, 'AndroidBridge', object);
  else Reflect.set(host, 'webkit', { messageHandlers: object });
}

/** Whether this tab has been here before; from then on it has what was added meanwhile. */
function hasLoadedBefore(host: object): boolean {
  const storage = Reflect.get(host, 'sessionStorage') as Pick<Storage, 'getItem' | 'setItem'>;
  const before = storage.getItem(seenKey) !== null;
  storage.setItem(seenKey, 'yes');
  return before;
}
