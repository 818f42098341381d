import { methodNames, methods, type MethodName } from '@/shared/bridge/methods';
import { androidObject } from './android';
import { createSim, type SimHost } from './create-sim';
import { installIGap } from './igap';
import { messageHandlers } from './ios';
import { hasIGapObjects, isMarket, type Launch } from './launch';
import type { Sim } from './sim';

declare global {
  interface Window {
    __sim?: Sim;
  }
}

const LOADS_KEY = '__sim.loads';
const PURCHASES_KEY = '__sim.purchases';

/** The methods of a wrapper, removed ones included. */
export function methodsOf(launch: Launch): readonly MethodName[] {
  return methodNames.filter((name) =>
    methods[name].on.some((carrier) =>
      carrier === 'market' ? isMarket(launch) : carrier === launch.platform,
    ),
  );
}

/**
 * Installs the bridge of a native wrapper on a page's window, before the page's first script: in the
 * simulator's frame, in Playwright and in unit tests. It behaves as the platforms do
 * (docs/native-bridge.md#facts). Its remote control is `window.__sim` (docs/native-bridge.md#simulator).
 */
export function installShim(host: Window | SimHost, launch: Launch): Sim {
  const { sim, receive } = createSim({
    host,
    launch,
    removeMethod: (method) => void Reflect.deleteProperty(bridge, method),
    restoreMethods: () => {
      restoreMethods();
    },
    countPurchase: () => countInTab(host, PURCHASES_KEY),
  });
  const names = methodsOf(launch);
  // The page keeps this object, so methods are removed and restored on it.
  const bridge =
    launch.platform === 'ios' ? messageHandlers(names, receive) : androidObject(names, receive);
  const allMethods = Object.getOwnPropertyDescriptors(bridge);
  const restoreMethods = () => {
    Object.defineProperties(bridge, allMethods);
    for (const method of launch.removed ?? []) Reflect.deleteProperty(bridge, method);
  };
  restoreMethods();
  exposeBridge(host, launch, bridge);
  Reflect.set(host, '__sim', sim);
  return sim;
}

function exposeBridge(host: object, launch: Launch, bridge: object): void {
  if (launch.platform === 'web') {
    if (hasIGapObjects(launch)) installIGap(host, launch.hostSystem ?? 'android');
    return;
  }
  if (launch.appears === 'atNextLoad' && countInTab(host, LOADS_KEY) === 1) return;
  if (launch.platform === 'android') Reflect.set(host, 'AndroidBridge', bridge);
  else Reflect.set(host, 'webkit', { messageHandlers: bridge });
}

/** How often this tab has counted, this time included. A reload of the page does not begin again. */
function countInTab(host: object, key: string): number {
  const storage = Reflect.get(host, 'sessionStorage') as Pick<Storage, 'getItem' | 'setItem'>;
  const count = Number(storage.getItem(key)) + 1;
  storage.setItem(key, String(count));
  return count;
}
