import { casinoInitGame, casinoPlay, casinoRound, fairnessRotate, fairnessVerify } from '@poyraz/contract'
import { readProof, verifyRound } from '@poyraz/fairness/verify'
import { type ChoiceRules, isChoiceGame, mappingOf } from '@poyraz/games'
import { SLOT_FOLDERS } from '@poyraz/games/folders'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { toHouseGame } from './house-games.ts'

const folder =
  SLOT_FOLDERS.find(({ game }) => game.slug === 'dort-mevsim') ?? expect.fail('the game is there')
const shipped = isChoiceGame(folder.game) ? folder.game : expect.fail('the game has decisions')
const { strips } = shipped.rules
/** The game with rainbows in every window of three reels, so that each spin awards free spins. */
const RULES: ChoiceRules = {
  ...shipped.rules,
  strips: {
    ...strips,
    base: strips.base.map((strip, reel) =>
      reel < 3 ? ['rainbow', 'pear', 'mushroom'] : strip.filter(isPlain),
    ),
  },
}
function isPlain(symbol: string): boolean {
  return symbol !== 'rainbow'
}
const certified = { certified: true, offered: true }
const ALWAYS = { ...toHouseGame({ ...folder, game: { ...shipped, rules: RULES } }), ...certified }
const NEVER_RULES = {
  ...RULES,
  strips: { ...strips, base: strips.base.map((strip) => strip.filter(isPlain)) },
}
const NEVER = {
  ...toHouseGame({ ...folder, game: { ...shipped, id: 111, slug: 'never', rules: NEVER_RULES } }),
  ...certified,
}
const STAKE = 1000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([ALWAYS, NEVER])
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

type Call = Harness['call']
type Outcome = { readonly spins: readonly { readonly units: number }[]; readonly units: number }
type Sending = { readonly key?: string; readonly step?: number; readonly call?: Call }

function spin(playerId: string, { key, gameID = ALWAYS.id }: { key?: string; gameID?: number } = {}) {
  const input = { gameID, stake: STAKE, choice: { kind: 'spin' } }
  return harness.call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

function choose(playerId: string, roundID: string, option: number, sending: Sending = {}) {
  const { key, step, call = harness.call } = sending
  const input = { roundID, choice: { kind: 'choose', option }, ...(step === undefined ? {} : { step }) }
  return call(casinoPlay, input, { playerId, ...(key ? { key } : {}) })
}

type Reply = Awaited<ReturnType<typeof spin>>
const valueOf = (reply: Reply) => (reply.ok ? reply.value : expect.fail(`refused: ${reply.error.error}`))

async function proofOf(roundID: string) {
  const reply = await harness.call(fairnessVerify, { roundID }, { playerId: null })
  const proof = readProof(reply.ok ? reply.value : null)
  return proof.ok ? proof.value : expect.fail(proof.error)
}

describe('a slot whose free spins the player chooses', () => {
  it('waits after the spin with the stake taken, and pays what the chosen spins and the spin pay', async () => {
    const playerId = await harness.player(10_000n)
    const begun = valueOf(await spin(playerId))
    expect(begun).toMatchObject({ state: 'open', win: 0n, balance: 9000n })
    expect(begun.outcome).toMatchObject({
      spins: { length: 1 },
      offer: { kind: 'free-spins', options: { length: 4 } },
    })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: 9000n, 'stake:slots': 1000n })
    const done = valueOf(await choose(playerId, begun.roundID, 3, { step: 1 }))
    const { spins, units } = done.outcome as unknown as Outcome
    expect(spins).toHaveLength(1 + 4)
    expect(units).toBe(spins.reduce((sum, one) => sum + one.units, 0))
    expect(done).toMatchObject({
      state: 'closed',
      win: BigInt(units * 10),
      balance: 9000n + BigInt(units * 10),
    })
    expect(await harness.accountsOf(playerId)).toEqual({ cash: done.balance, 'stake:slots': 0n })
  })

  it('is settled at once where the spin awards none: one stake, one pay, one round', async () => {
    const playerId = await harness.player(10_000n)
    const key = randomId()
    const done = valueOf(await spin(playerId, { key, gameID: NEVER.id }))
    const { units } = done.outcome as unknown as Outcome
    expect(done).toMatchObject({
      state: 'closed',
      win: BigInt(units * 10),
      balance: 9000n + BigInt(units * 10),
    })
    expect(await harness.accountsOf(playerId)).toMatchObject({ cash: done.balance, 'stake:slots': 0n })
    expect(valueOf(await spin(playerId, { key, gameID: NEVER.id }))).toEqual(done)
    expect(await harness.countRounds(playerId)).toBe(1)
    expect(valueOf(await spin(playerId, { gameID: NEVER.id })).fairness.nonce).toBe(2)
  })

  it('resumes on another server, and shows nothing of the free spins before the choice', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    const call = harness.callOf(0)
    const launched = await call(casinoInitGame, { gameID: ALWAYS.id }, { playerId })
    expect(launched.ok && launched.value.roundInProgress).toBe(roundID)
    const shown = await call(casinoRound, { roundID }, { playerId })
    expect(shown.ok && shown.value).toMatchObject({
      state: 'open',
      outcome: { spins: { length: 1 }, offer: { kind: 'free-spins' }, commands: { length: 1 } },
    })
    expect(refused(await spin(playerId))).toMatchObject({ error: 'round_open', data: { roundID } })
    expect(valueOf(await choose(playerId, roundID, 1, { call })).state).toBe('closed')
  })

  it('refuses a choice out of range, twice, of a stranger and after the end (A19)', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    const notLegal = { error: 'invalid_input', fields: [{ field: 'choice', error: 'choice_not_legal' }] }
    for (const option of [-1, 4, 1000]) {
      expect(refused(await choose(playerId, roundID, option))).toMatchObject(notLegal)
    }
    for (const choice of [{ kind: 'close' }, { kind: 'spin' }, { kind: 'choose' }]) {
      expect(refused(await harness.call(casinoPlay, { roundID, choice }, { playerId }))).toMatchObject(
        notLegal,
      )
    }
    const stranger = await harness.player(10_000n)
    expect(refused(await choose(stranger, roundID, 0)).error).toBe('not_found')
    const both = await Promise.all([
      choose(playerId, roundID, 0, { step: 1 }),
      choose(playerId, roundID, 3, { step: 1, call: harness.callOf(0) }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const late = both.find(({ ok }) => !ok) ?? expect.fail('one is refused')
    expect(refused(late).error).toBe('state_conflict')
    expect(refused(await choose(playerId, roundID, 0)).error).toBe('state_conflict')
  })

  it.each([0, 1, 2, 3])(
    'is proven by seeds and commands with option %i, and by no other option',
    async (option) => {
      const playerId = await harness.player(10_000n)
      const { roundID } = valueOf(await spin(playerId))
      valueOf(await choose(playerId, roundID, option))
      expect((await harness.call(fairnessRotate, { clientSeed: 'mevsim' }, { playerId })).ok).toBe(true)
      const proof = await proofOf(roundID)
      expect(verifyRound(proof, mappingOf(proof, RULES))).toMatchObject({ verdict: 'proven' })
      const { commands, ...outcome } = proof.outcome as unknown as { commands: readonly object[] }
      const other = [commands[0], { by: 0, command: { kind: 'choose', option: (option + 1) % 4 } }]
      const forged = { ...proof, outcome: { ...outcome, commands: other } as never }
      expect(verifyRound(forged, mappingOf(forged, RULES)).verdict).toBe('disproven')
    },
  )

  it('plays the usual option when the player stayed away for a day', async () => {
    const playerId = await harness.player(10_000n)
    const { roundID } = valueOf(await spin(playerId))
    harness.clock.advance(DAY_MS + 1000)
    const job = harness.casino.jobs.find(({ name }) => name === 'casino.idle-rounds')
    if (job?.kind !== 'local') expect.fail('the job exists')
    await job.run(new AbortController().signal)
    const shown = await harness.call(casinoRound, { roundID }, { playerId })
    const round = shown.ok ? shown.value : expect.fail('the round is there')
    expect(round).toMatchObject({ state: 'closed', outcome: { option: 1, spins: { length: 13 } } })
    const { units } = round.outcome as unknown as Outcome
    expect(await harness.accountsOf(playerId)).toEqual({
      cash: 9000n + BigInt(units * 10),
      'stake:slots': 0n,
    })
    expect(refused(await choose(playerId, roundID, 0)).error).toBe('state_conflict')
  })

  it('begins with a spin alone: nothing else, no free spin, and for want of money no nonce', async () => {
    const playerId = await harness.player(500n)
    const input = { gameID: ALWAYS.id, stake: STAKE }
    for (const choice of [undefined, { kind: 'choose', option: 0 }, { kind: 'close' }]) {
      const begun = await harness.call(casinoPlay, { ...input, ...(choice ? { choice } : {}) }, { playerId })
      expect(refused(begun).error).toBe('invalid_input')
    }
    const free = { ...input, choice: { kind: 'spin' }, free: true }
    expect(refused(await harness.call(casinoPlay, free, { playerId })).error).toBe('free_spins_over')
    expect(refused(await spin(playerId)).error).toBe('insufficient_funds')
    await harness.deposit(playerId, 5000n)
    expect(valueOf(await spin(playerId)).fairness.nonce).toBe(1)
  })
})
