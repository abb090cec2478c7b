import { casinoPlay, casinoRound, fairnessRotate, fairnessVerify } from '@poyraz/contract'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { type ChoiceRules, isChoiceGame, mappingOf } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { toHouseGame } from './house-games.ts'

const folder =
  SLOT_FOLDERS.find(({ game }) => game.slug === 'kapalicarsi') ?? expect.fail('the game is there')
const shipped = isChoiceGame(folder.game) ? folder.game : expect.fail('the game has decisions')
const { strips } = shipped.rules
/** The game with keys in every window of three reels, so that each spin brings covers. */
const RULES: ChoiceRules = {
  ...shipped.rules,
  strips: {
    ...strips,
    base: strips.base.map((strip, reel) =>
      reel < 3 ? ['key', 'coffee', 'thread'] : strip.filter((symbol) => symbol !== 'key'),
    ),
  },
}
const GAME = {
  ...toHouseGame({ ...folder, game: { ...shipped, rules: RULES } }),
  certified: true,
  offered: true,
}
const STAKE = 1000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([GAME])
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

type Pick = { readonly opened: readonly number[]; readonly lies: readonly number[]; readonly units: number }
type Outcome = { readonly spins: readonly { readonly pick?: Pick }[]; readonly units: number }

function spin(playerId: string) {
  return harness.call(casinoPlay, { gameID: GAME.id, stake: STAKE, choice: { kind: 'spin' } }, { playerId })
}

type Sending = { readonly key?: string; readonly step?: number; readonly call?: Harness['call'] }

function pick(playerId: string, roundID: string, cover: number, sending: Sending = {}) {
  const { key, step, call = harness.call } = sending
  const input = { roundID, choice: { kind: 'pick', cover }, ...(step === undefined ? {} : { step }) }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

type Reply = Awaited<ReturnType<typeof spin>>
const valueOf = (reply: Reply) => (reply.ok ? reply.value : expect.fail(`refused: ${reply.error.error}`))

/** Opens covers from the first one on, each on another server, until the round is over. */
async function pickAll(playerId: string, roundID: string) {
  for (let cover = 0; cover < 12; cover++) {
    const call = cover % 2 === 0 ? harness.callOf(0) : harness.call
    const done = valueOf(await pick(playerId, roundID, cover, { step: cover + 1, call }))
    if (done.state === 'closed') return done
    expect(done).toMatchObject({
      win: 0n,
      balance: 9000n,
      outcome: { offer: { opened: { length: cover + 1 } } },
    })
  }
  return expect.fail('an end is under some cover')
}

describe('a slot whose covers the player opens', () => {
  it('goes on with each cover on any server, and pays the spin and what was found', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID, outcome } = valueOf(await spin(playerId))
    expect(outcome).toMatchObject({ offer: { kind: 'pick', covers: 12, opened: [], units: 0 } })
    const done = await pickAll(playerId, roundID)
    const { spins, units } = done.outcome as unknown as Outcome
    const { opened, lies, units: found } = spins[0]?.pick ?? expect.fail('the covers are shown')
    expect(found).toBe(opened.reduce((sum, cover) => sum + (lies[cover] ?? 0), 0))
    expect(lies).toHaveLength(12)
    expect(units).toBeGreaterThanOrEqual(100 + found)
    expect(done).toMatchObject({ win: BigInt(units * 10), balance: 9000n + BigInt(units * 10) })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: done.balance, 'stake:slots': 0n })
  })

  it('shows nothing that lies under a closed cover, in replies or in the database', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    const text = JSON.stringify(shown, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(text).not.toContain('lies')
    const { rows } = await sql<{ text: string }>`
      select r::text || o::text as text from casino.round r join casino.open_round o on o.round_id = r.id
      where r.id = ${roundID}`.execute(harness.test.database.db)
    const hex = Buffer.from('"lies"').toString('hex')
    expect(rows[0]?.text.includes('lies') || rows[0]?.text.includes(hex)).toBe(false)
  })

  it('refuses a cover out of range, twice, of two at once the second, and after the end (A19)', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    const notLegal = { error: 'invalid_input', fields: [{ field: 'choice', error: 'choice_not_legal' }] }
    for (const cover of [-1, 12, 1000]) {
      expect(refused(await pick(playerId, roundID, cover))).toMatchObject(notLegal)
    }
    const both = await Promise.all([
      pick(playerId, roundID, 3, { step: 1 }),
      pick(playerId, roundID, 4, { step: 1, call: harness.callOf(0) }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const late = both.find(({ ok }) => !ok) ?? expect.fail('one is refused')
    expect(refused(late).error).toBe('state_conflict')
    const first = both[0]?.ok ? 3 : 4
    const again = refused(await pick(playerId, roundID, first))
    expect(['invalid_input', 'state_conflict']).toContain(again.error)
    for (let cover = 0; cover < 12; cover++) {
      if (cover !== first) await pick(playerId, roundID, cover)
    }
    expect(refused(await pick(playerId, roundID, 0)).error).toBe('state_conflict')
  })

  it('answers a repeated key as before', async () => {
    const playerId = await harness.player(10_000n)
    const key = randomId()
    const { roundID } = valueOf(await spin(playerId))
    const first = valueOf(await pick(playerId, roundID, 5, { key }))
    expect(valueOf(await pick(playerId, roundID, 5, { key }))).toEqual(first)
    expect(refused(await pick(playerId, roundID, 6, { key })).error).toBe('idempotency_conflict')
  })

  it('opens the rest in order when the player stayed away for a day, and is proven', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    harness.clock.advance(DAY_MS + 1000)
    const job = harness.casino.jobs.find(({ name }) => name === 'casino.idle-rounds')
    if (job?.kind !== 'local') expect.fail('the job exists')
    await job.run(new AbortController().signal)
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    const round = shown.ok ? shown.value : expect.fail('the round is there')
    const { spins, units } = round.outcome as unknown as Outcome
    const { opened = [] } = spins[0]?.pick ?? {}
    expect(round.state).toBe('closed')
    expect(opened).toEqual(opened.map((_, cover) => cover))
    expect(await harness.accountsOf(playerId)).toEqual({
      cash: 9000n + BigInt(units * 10),
      'stake:slots': 0n,
    })
    expect((await harness.call(fairnessRotate, { clientSeed: 'carsi' }, { playerId })).ok).toBe(true)
    const reply = await harness.call(fairnessVerify, { roundID }, { playerId: null })
    const proof = readProof(reply.ok ? reply.value : null)
    if (!proof.ok) expect.fail(proof.error)
    expect(verifyRound(proof.value, mappingOf(proof.value, RULES)).verdict).toBe('proven')
    const forged = { ...proof.value, outcome: { ...(proof.value.outcome as object), units: units + 100 } }
    expect(verifyRound(forged, mappingOf(forged, RULES)).verdict).toBe('disproven')
  })
})
