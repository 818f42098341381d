import type { EventName } from '@/shared/bridge/event-names';
import type { MethodName } from '@/shared/bridge/methods';
import type { FaultRule } from './launch';

/** A call that the app made, as it arrived. */
export interface LoggedCall {
  readonly kind: 'call';
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly method: MethodName;
  /** By the parameters' names. What the platform could not carry over is undefined. */
  readonly args: Readonly<Record<string, unknown>>;
  /** What came back at once. */
  readonly answer: unknown;
  /** What the app was thrown; null when all went well. */
  readonly error: string | null;
}

/** An event that the app was sent; it is logged when the app is through with it. */
export interface LoggedEvent {
  readonly kind: 'event';
  /** Less than those of the calls that the app made meanwhile. */
  readonly id: number;
  /** Epoch milliseconds of the sending. */
  readonly at: number;
  readonly name: string;
  readonly payload: unknown;
  /** What `receiveEvent` returned; null when the page had no bridge. */
  readonly consumed: boolean | null;
}

export type Traffic = LoggedCall | LoggedEvent;

/** The simulator's own interface, `window.__sim` (contract, bridge). */
export interface Sim {
  /** The calls so far, oldest first. */
  calls(): readonly LoggedCall[];
  /** Calls and events so far, oldest first. */
  traffic(): readonly Traffic[];
  /** Calls back with each new call and event; gives what ends that. */
  subscribe(listener: (traffic: Traffic) => void): () => void;
  /** Sends an event to the app; gives what the app returned, or null when the page has no bridge. */
  emit(name: EventName | (string & {}), payload?: unknown): boolean | null;
  /**
   * What a method answers from now on: the text of `getTokens`; the payload of the event that answers
   * `openLoginPage`, `purchase` and `marketPurchase`, or a part of it, or null for no answer.
   */
  outcome(method: MethodName, value: unknown): void;
  /** What goes wrong with a method from now on; null for nothing. */
  fault(method: MethodName, rule: FaultRule | null): void;
  /** Takes a method away, at once. */
  remove(method: MethodName): void;
  /** As it was launched, with an empty log. */
  reset(): void;
}
