import { proofFragment } from '@poyraz/fairness'
import type { AnyRound } from '../round/state.ts'
import type { GameStudio } from '../studio.ts'

/** Path of the verifier on the player site. */
const VERIFIER = '/verify'

/**
 * Opens the verifier for a round: in the shell around the frame, otherwise in a new tab. The server does not
 * store a demo round, so its proof is passed in the URL fragment, which browsers do not send.
 */
export function openVerifier(
  { shell }: GameStudio,
  { roundId, proof }: Pick<AnyRound, 'roundId' | 'proof'>,
): void {
  if (proof) openPage(`${VERIFIER}#${proofFragment(proof)}`)
  else if (shell.framed) shell.tell({ type: 'poyraz:verify', roundID: roundId })
  else openPage(`${VERIFIER}?round=${encodeURIComponent(roundId)}`)
}

/** Opens a new tab, because leaving the page would end the game. */
function openPage(address: string): void {
  globalThis.open(address, '_blank', 'noopener')
}
