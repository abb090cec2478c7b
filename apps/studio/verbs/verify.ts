import { proofFragment } from '@poyraz/fairness'
import type { Round } from '../round/state.ts'
import type { Studio } from '../studio.ts'

/** The verifier of the player site. */
const VERIFIER = '/verify'

/**
 * Lets the player check a round: in the shell around the frame, else on a page of its own. Nobody keeps a
 * demo round, so its proof goes along, behind the `#` that no browser sends anywhere.
 */
export function openVerifier({ shell }: Studio, { roundId, proof }: Pick<Round, 'roundId' | 'proof'>): void {
  if (proof) openPage(`${VERIFIER}#${proofFragment(proof)}`)
  else if (shell.framed) shell.tell({ type: 'poyraz:verify', roundID: roundId })
  else openPage(`${VERIFIER}?round=${encodeURIComponent(roundId)}`)
}

/** In a tab of its own: leaving the page would end the game. */
function openPage(address: string): void {
  globalThis.open(address, '_blank', 'noopener')
}
