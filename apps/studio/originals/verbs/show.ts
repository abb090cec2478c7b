import { isCelebrated, plateTierOf, tierOf } from '../../round/tier.ts'
import type { SoundName } from '../../sound/score.ts'
import { celebrate } from '../../verbs/celebrate.ts'
import type { OriginalStudio } from '../original-studio.ts'
import type { OriginalRound } from '../state.ts'

/** With reduced motion the board shows a reply at once; this time is left to read it. */
const CALM_MS = 350

/** Shows a reply of the server: the board moves, then the result stands. */
export async function showReply(studio: OriginalStudio, round: OriginalRound): Promise<void> {
  const { send, frames, calm, client, memory, shell, sounds } = studio
  const showMs = calm ? CALM_MS : client.showMs(round.outcome)
  send({ kind: 'answered', round, showMs })
  await frames.wait(showMs)
  send({ kind: 'shown' })
  memory.writeProgress({ kind: 'shown', roundId: round.roundId })
  shell.tell({ type: 'poyraz:shown', balance: Number(round.balanceKurus) })
  if (round.isOpen) return
  const sound = soundOf(round)
  if (sound) sounds.play(sound)
  await celebrate(studio, round)
}

/** The sound of a result; a large win has the sounds of its plate. */
function soundOf({ winKurus, stakeKurus }: OriginalRound): SoundName | null {
  const tier = tierOf(winKurus, stakeKurus)
  if (plateTierOf(winKurus, stakeKurus) !== null) return null
  return isCelebrated(tier) ? 'win' : tier
}
