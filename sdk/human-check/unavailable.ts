/**
 * The human check can't be done on this page: its policy forbids the provider's script, or the browser lacks what it
 * takes.
 */
export class HumanCheckUnavailable extends Error {
  readonly status = 0;
  readonly code = "human_check_unavailable";
}
