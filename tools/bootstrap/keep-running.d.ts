/** How a run of the server ended. */
type End = {
  readonly code: number
  readonly signal: NodeJS.Signals | null
  /** It said that it had started. */
  readonly hasStarted: boolean
  /** It was told to stop. */
  readonly isAsked: boolean
}

export function keepRunning(
  start: () => Promise<End>,
  say: (line: string) => void,
  nowMs?: () => number,
): Promise<number>
