import type { EventName } from '@/shared/bridge/event-names';
import { events } from '@/shared/bridge/events';
import { methods, type MethodName } from '@/shared/bridge/methods';
import { $config } from '../model/config';
import { contractFa } from './contract-fa';

/** The meaning of each method and event, and the app's fallback without a method. */
export interface ContractText {
  readonly methods: Readonly<
    Record<MethodName, { readonly meaning: string; readonly without: string }>
  >;
  readonly events: Readonly<Record<EventName, { readonly meaning: string }>>;
}

/** The catalogue's own texts are English. */
const contractEn: ContractText = { methods, events };

/** The bridge's catalogue in the chosen language. */
export const $contract = $config.map(({ language }) =>
  language === 'fa' ? contractFa : contractEn,
);
