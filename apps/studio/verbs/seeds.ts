import { newClientSeed } from '../api/fairness.ts'
import type { Studio } from '../studio.ts'

/**
 * Answers a newly seen commitment of the next pair with a client seed made here and now: the server has then
 * fixed its seed before it could know ours, also where pairs rotate by themselves. Asks only when the pair in
 * use has changed.
 */
export async function answerNextCommitment(studio: Studio): Promise<void> {
  const { fairness, memory, demoToken, store } = studio
  const inUse = store.getState().round?.fairness.commitment
  if (demoToken !== null || (inUse !== undefined && inUse === memory.readSeeded()?.split(' ')[0])) return
  const pair = await fairness.current()
  if (!pair.ok) return
  const { commitment, nextCommitment } = pair.value
  const seeded = `${commitment} ${nextCommitment}`
  if (seeded === memory.readSeeded()) return
  const answered = await fairness.setNext({ clientSeed: newClientSeed(), nextCommitment })
  if (answered.ok) memory.writeSeeded(seeded)
}
