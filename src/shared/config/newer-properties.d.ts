/**
 * Properties that the oldest engines lack, and that the build's check cannot tell from those of other classes. Marked as
 * deprecated, they are refused by lint. docs/engines.md
 */
interface URLSearchParams {
  /** @deprecated Chrome has it from 113 on, and Safari from 17 on: use `toString()`. */
  readonly size: number;
}
