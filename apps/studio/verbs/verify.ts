import type { Studio } from '../studio.ts'

/** The verifier of the player site, for a studio that was opened without its shell. */
const VERIFIER = '/verify'

/** Lets the player check a round: in the shell around the frame, else on a page of its own. */
export function openVerifier({ shell }: Studio, roundId: string): void {
  if (shell.framed) shell.tell({ type: 'poyraz:verify', roundID: roundId })
  else globalThis.open(`${VERIFIER}?round=${encodeURIComponent(roundId)}`, '_blank', 'noopener')
}
