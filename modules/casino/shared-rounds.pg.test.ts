import {
  casinoSharedRound,
  casinoSharedRounds,
  casinoShareRound,
  casinoUnshareRound,
  fairnessReceipt,
  fairnessRotate,
  SHARED_ROUNDS_MAX,
} from '@poyraz/contract'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { COIN } from './testing/coin.ts'

let harness: Harness
let call: Harness['call']

/** Players who are excluded, on a break, stopped or closed. */
const withheld = new Set<string>()

beforeAll(async () => {
  harness = await openHarness(undefined, undefined, {
    withheldOf: async (ids) => new Set(ids.filter((id) => withheld.has(id))),
  })
  call = harness.call
})
afterAll(() => harness.close())

async function playedRound(playerId: string) {
  harness.clock.advance(10_000)
  const reply = await harness.play(playerId, 100)
  if (!reply.ok) throw new Error('refused')
  return reply.value
}

async function share(playerId: string, roundID: string, key = randomId()): Promise<string> {
  const reply = await call(casinoShareRound, { roundID }, { playerId, key })
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value.token
}

const shown = (token: string) => call(casinoSharedRound, { token }, { playerId: null, lang: 'en' })
async function sharedIds(playerId: string): Promise<readonly string[]> {
  const reply = await call(casinoSharedRounds, {}, { playerId })
  if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
  return reply.value.map(({ roundID }: { roundID: string }) => roundID)
}

describe('a shared round', () => {
  it('shows game, stake, win and receipt to anyone with the link, and nothing of the player', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID, stake, win } = await playedRound(playerId)
    const token = await share(playerId, roundID)
    expect(await harness.casino.published.sharedRound(token)).toEqual({
      name: COIN.name,
      stake: BigInt(stake),
      win: BigInt(win),
    })
    expect(await harness.casino.published.sharedRound('x'.repeat(26))).toBeNull()
    const receipt = await call(fairnessReceipt, { roundID }, { playerId })
    const reply = await shown(token)
    expect(reply.ok && reply.value).toEqual({
      gameName: COIN.name.en,
      stake,
      free: 0,
      win,
      proof: receipt.ok && receipt.value,
    })
    const text = JSON.stringify(reply, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(text).not.toContain(playerId)
  })

  it('can be checked once its seed is revealed', async () => {
    const playerId = await harness.player(10_000n)
    const token = await share(playerId, (await playedRound(playerId)).roundID)
    const seedOf = async () => {
      const reply = await shown(token)
      return reply.ok && reply.value.proof.serverSeed
    }
    expect(await seedOf()).toBeNull()
    await call(fairnessRotate, { clientSeed: 'lale' }, { playerId })
    expect(await seedOf()).toMatch(/^[0-9a-f]{64}$/)
  })

  it('keeps its token while it is shared, and gets a new one after its link was removed', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = await playedRound(playerId)
    const token = await share(playerId, roundID)
    expect(token).toMatch(/^[A-Za-z0-9]{26}$/)
    expect(await share(playerId, roundID)).toBe(token)
    expect(await sharedIds(playerId)).toEqual([roundID])
    await call(casinoUnshareRound, { roundID }, { playerId })
    expect(refused(await shown(token)).error).toBe('not_found')
    expect(await sharedIds(playerId)).toEqual([])
    expect(await share(playerId, roundID)).not.toBe(token)
  })

  it('is shared and removed by its player alone', async () => {
    const [owner, stranger] = [await harness.player(10_000n), await harness.player(0n)]
    const { roundID } = await playedRound(owner)
    const theirs = await call(casinoShareRound, { roundID }, { playerId: stranger })
    const unknown = await call(casinoShareRound, { roundID: uuidv7(1) }, { playerId: stranger })
    expect(theirs).toEqual(unknown)
    expect(refused(theirs).error).toBe('not_found')
    const token = await share(owner, roundID)
    await call(casinoUnshareRound, { roundID }, { playerId: stranger })
    expect((await shown(token)).ok).toBe(true)
    expect(await sharedIds(stranger)).toEqual([])
  })

  it('is hidden while its player is excluded or the account is closed, also one shared meanwhile (C07)', async () => {
    const playerId = await harness.player(10_000n)
    const token = await share(playerId, (await playedRound(playerId)).roundID)
    const { roundID } = await playedRound(playerId)
    withheld.add(playerId)
    const late = await share(playerId, roundID)
    for (const link of [token, late]) {
      expect(refused(await shown(link)).error).toBe('not_found')
      expect(await harness.casino.published.sharedRound(link)).toBeNull()
    }
    withheld.delete(playerId)
    expect((await shown(token)).ok).toBe(true)
  })

  it('is one of a limited number for each player, also where they are shared at once', async () => {
    const playerId = await harness.player(100_000n)
    const rounds: string[] = []
    for (let n = 0; n < SHARED_ROUNDS_MAX + 2; n++) rounds.push((await playedRound(playerId)).roundID)
    const replies = await Promise.all(
      rounds.map((roundID) => call(casinoShareRound, { roundID }, { playerId, key: randomId() })),
    )
    const refusals = replies.flatMap((reply) => (reply.ok ? [] : [reply.error.error]))
    expect(refusals).toEqual(['share_limit', 'share_limit'])
    expect(await sharedIds(playerId)).toHaveLength(SHARED_ROUNDS_MAX)
    const [first = ''] = await sharedIds(playerId)
    await call(casinoUnshareRound, { roundID: first }, { playerId })
    const missing = rounds.find((_, at) => !replies[at]?.ok) ?? ''
    expect(await share(playerId, missing)).toMatch(/./)
  })
})
