import { randomId } from '@poyraz/kernel'
import { newClientSeed, type SeedPair } from '../api/fairness.ts'
import type { Studio } from '../studio.ts'

/**
 * Gives the pair in use and the next pair client seeds made here and now, each after its commitment was
 * seen: the server has fixed its seed before it could know ours, from the first round on and also where
 * pairs rotate by themselves. Asks only when the pair in use has changed. Where a call fails, the
 * server's client seed stays, and the pair says so (`staleSeed`).
 */
export async function giveSeeds(studio: Studio): Promise<void> {
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

/** The pair in use. One that the server opened with a client seed of its own is replaced at once. */
async function seededPair({ fairness }: Studio): Promise<SeedPair | null> {
  const pair = await fairness.current()
  if (!pair.ok) return null
  const { staleSeed, nextCommitment } = pair.value
  if (!staleSeed) return pair.value
  const rotated = await fairness.rotate({ clientSeed: newClientSeed(), nextCommitment }, randomId())
  return rotated.ok ? rotated.value.current : pair.value
}
