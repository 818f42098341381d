import type { EventName } from '@/shared/bridge/event-names';
import type { MethodName } from '@/shared/bridge/methods';
import type { FaultRule } from './launch';

/** A call of the app, as the wrapper received it. */
export interface LoggedCall {
  readonly kind: 'call';
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly method: MethodName;
  /** By parameter name. A value that the platform cannot pass on is undefined. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The return value. */
  readonly answer: unknown;
  /** The message of the error that was thrown; null for none. */
  readonly error: string | null;
}

/** An event that was sent to the app. It is logged after the app has handled it. */
export interface LoggedEvent {
  readonly kind: 'event';
  /** Lower than the ids of the calls that the app made while it handled the event. */
  readonly id: number;
  /** When it was sent, epoch milliseconds. */
  readonly at: number;
  readonly name: string;
  readonly payload: unknown;
  /** The return value of `receiveEvent`; null when the page had no `WebBridge`. */
  readonly consumed: boolean | null;
}

export type Traffic = LoggedCall | LoggedEvent;

/** The remote control of the shim, `window.__sim`: docs/native-bridge.md#simulator */
export interface Sim {
  /** The calls so far, oldest first. */
  calls(): readonly LoggedCall[];
  /** Calls and events so far, oldest first. */
  traffic(): readonly Traffic[];
  /** Calls the listener with each new call and event; returns a function that unsubscribes it. */
  subscribe(listener: (traffic: Traffic) => void): () => void;
  /** Sends an event to the app; returns the app's answer, or null when the page has no `WebBridge`. */
  emit(name: EventName | (string & {}), payload?: unknown): boolean | null;
  /**
   * Sets the answer of a method: the text of `getTokens`; for `openLoginPage`, `purchase` and
   * `marketPurchase` the fields that replace those of the answering event, or null for no event.
   */
  outcome(method: MethodName, value: unknown): void;
  /** Sets the fault of a method; null removes it. */
  fault(method: MethodName, rule: FaultRule | null): void;
  /** Removes a method from the bridge immediately. */
  remove(method: MethodName): void;
  /** Restores the state of the launch and clears the log. */
  reset(): void;
}
