import { randomId } from '@poyraz/kernel'
import { newClientSeed, type SeedPair } from '../api/fairness.ts'
import type { GameStudio } from '../studio.ts'

/**
 * Sends client seeds, made here, for the pair in use and the next pair. Each is made after the commitment was
 * seen, so the server fixed its seed before it could know ours. This also holds for the first round and for
 * automatic rotation. Calls the server only if the pair in use has changed. If a call fails, the server's
 * client seed stays, and the pair says so (`staleSeed`).
 */
export async function giveSeeds(studio: GameStudio): Promise<void> {
  const { fairness, memory, demoToken, store } = studio
  const inUse = store.getState().round?.fairness.commitment
  if (demoToken !== null || (inUse !== undefined && inUse === memory.readSeeded()?.split(' ')[0])) return
  const pair = await seededPair(studio)
  if (!pair) return
  const { commitment, nextCommitment } = pair
  const seeded = `${commitment} ${nextCommitment}`
  if (seeded === memory.readSeeded()) return
  const answered = await fairness.setNext({ clientSeed: newClientSeed(), nextCommitment })
  if (answered.ok) memory.writeSeeded(seeded)
}

/**
 * Returns the pair in use, or null if it cannot be read. A pair with a client seed of the server is rotated
 * at once.
 */
async function seededPair({ fairness }: GameStudio): Promise<SeedPair | null> {
  const pair = await fairness.current()
  if (!pair.ok) return null
  const { staleSeed, nextCommitment } = pair.value
  if (!staleSeed) return pair.value
  const rotated = await fairness.rotate({ clientSeed: newClientSeed(), nextCommitment }, randomId())
  return rotated.ok ? rotated.value.current : pair.value
}
