/** End of a run of the server. */
type End = {
  readonly code: number
  readonly signal: NodeJS.Signals | null
  /** True if it reported its start. */
  readonly hasStarted: boolean
  /** True if it was asked to stop. */
  readonly isAsked: boolean
}

export function keepRunning(
  start: () => Promise<End>,
  say: (line: string) => void,
  nowMs?: () => number,
): Promise<number>
