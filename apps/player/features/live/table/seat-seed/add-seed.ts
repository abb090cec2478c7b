import { commitSeatSeed, seatListHash } from '@poyraz/fairness'
import { randomId } from '@poyraz/kernel'
import { call } from '../../../../shared/endpoint/call.ts'
import type { Refused } from '../../../../shared/endpoint/reply.ts'
import { newClientSeed } from '../../../../shared/fairness/client-seed.ts'
import { keepSeed } from './kept-seeds.ts'

/** A seed that this browser committed to. Nobody else knows it yet. */
export type CommittedSeed = { readonly roundID: string; readonly handID: string; readonly seed: string }
type Present = { readonly tableID: number; readonly roundID: string }

/** Result of a call: `waiting` if the round takes no seeds now, so that the next one is tried. */
export type SeedStep =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'committed'; readonly seed: CommittedSeed; readonly count: number }
  | { readonly kind: 'opened'; readonly count: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly error: Refused }

/**
 * Commits to a new seed for the round after the present one. It ends with 16 random bytes, so that nobody
 * finds it from its commitment, whatever text the player chose.
 */
export async function commitNewSeed({ tableID, roundID }: Present, text: string): Promise<SeedStep> {
  const reply = await call('tables.seeds', { tableID })
  if (!reply.ok) return { kind: 'refused', error: reply.error }
  const { handID, isFrozen, roundID: present } = reply.value.data
  if (handID === null || isFrozen || present !== roundID) return { kind: 'waiting' }
  const seed = `${text}${newClientSeed()}`
  const commit = commitSeatSeed(handID, seed)
  const done = await call('tables.commit_seed', { tableID, roundID, commit, key: randomId() })
  if (done.ok)
    return { kind: 'committed', seed: { roundID, handID, seed }, count: done.value.data.commits.length }
  return done.error.error === 'seeds_closed' ? { kind: 'waiting' } : { kind: 'refused', error: done.error }
}

/**
 * Opens the own seed after a look at the frozen list: a list without the own commitment gets no seed. The
 * list is remembered, so that the page of the round can compare it with the proof.
 */
export async function openOwnSeed(
  tableID: number,
  { roundID, handID, seed }: CommittedSeed,
): Promise<SeedStep> {
  const reply = await call('tables.seeds', { tableID })
  if (!reply.ok) return { kind: 'refused', error: reply.error }
  const { commits, isFrozen, roundID: present } = reply.value.data
  if (!isFrozen || present !== roundID) return { kind: 'waiting' }
  if (!commits.includes(commitSeatSeed(handID, seed))) return { kind: 'missing' }
  keepSeed(handID, { seed, list: seatListHash(handID, commits) })
  const done = await call('tables.open_seed', { tableID, roundID, seed, key: randomId() })
  if (done.ok) return { kind: 'opened', count: done.value.data.opened }
  return done.error.error === 'seeds_closed' ? { kind: 'waiting' } : { kind: 'refused', error: done.error }
}
