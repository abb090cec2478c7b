import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { tablesCommitSeed, tablesOpenSeed, tablesSeeds } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { type TableProof, verifySeats, verifyTableRound } from '@poyraz/fairness/verify'
import { HOUSE_TABLES, type HouseTable, tableMapping } from '@poyraz/games/tables'
import { assert, uuidv7 } from '@poyraz/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { retireSeasons } from '../commands/retire-seasons.ts'
import { type Harness, openHarness } from '../fixtures/harness.ts'

const OUTSIDER = fileURLToPath(new URL('../../../tools/verify-round/tables.py', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0

const open: Harness[] = []
afterEach(() => Promise.all(open.splice(0).map((house) => house.close())))

const tableOf = (game: HouseTable['game']) => {
  const table = HOUSE_TABLES.find((one) => one.game === game && !one.byHand)
  assert(table, 'the house has such a table')
  const { hours: _hours, ...always } = table
  return always
}
const check = (proof: TableProof) => verifyTableRound(proof, tableMapping(proof.gameID))
const refusal = (error: string) => ({ ok: false, error: { error } })
const seedOf = (name: string) => name.padEnd(32, '.')

/** SHA-256(LP("poyraz/1/seat") || LP(handID) || u32(0) || LP(seed)), without the product's code. */
function commitOf(handID: string, seed: string): string {
  const u32 = (value: number) => Buffer.from([0, 0, value >> 8, value & 255])
  const lp = (text: string) => Buffer.concat([u32(text.length), Buffer.from(text)])
  const fields = Buffer.concat([lp('poyraz/1/seat'), lp(handID), u32(0), lp(seed)])
  return createHash('sha256').update(fields).digest('hex')
}

async function openSeats(game: HouseTable['game'] = 'roulette', seasonLength = 64) {
  const table = tableOf(game)
  const house = await openHarness({ table, seasonLength })
  open.push(house)
  const tableID = table.id
  const seeds = async () => {
    const reply = await house.call(tablesSeeds, { tableID }, { playerId: null })
    assert(reply.ok, 'the table exists')
    return reply.value
  }
  const state = async () => (await house.stateOf()).state
  return {
    ...house,
    seeds,
    newPlayer: () => uuidv7(house.clock.nowMs()),
    async commit(playerId: string, name: string, handID?: string) {
      const { roundID, handID: next } = await seeds()
      const commit = commitOf(handID ?? next ?? '', seedOf(name))
      return house.call(tablesCommitSeed, { tableID, roundID, commit }, { playerId })
    },
    async open(playerId: string, name: string) {
      const { roundID } = await seeds()
      return house.call(tablesOpenSeed, { tableID, roundID, seed: seedOf(name) }, { playerId })
    },
    /** Makes steps until the table is in this phase, at least one. */
    async to(phase: 'betting' | 'drawing' | 'result') {
      do {
        const { endsAt } = await state()
        await house.step(Math.max(0, endsAt - house.clock.nowMs()))
      } while ((await state()).phase !== phase)
      return (await state()).roundID
    },
  }
}

/** The steps of the outside checker, which shares no code with the product. */
function outsiderOf(proof: unknown): Record<string, boolean> {
  const run = spawnSync('python3', [OUTSIDER], { input: JSON.stringify(proof), encoding: 'utf8' })
  expect(run.stderr).toBe('')
  return JSON.parse(run.stdout) as Record<string, boolean>
}

describe('seeds of players', () => {
  it('enter the next round in the order of their commitments, without those that were not opened', async () => {
    const table = await openSeats()
    const [ada, can, eda] = [table.newPlayer(), table.newPlayer(), table.newPlayer()]
    await table.commit(ada, 'ada')
    await table.commit(can, 'can')
    expect(await table.commit(eda, 'eda')).toMatchObject({ ok: true, value: { opened: 0 } })
    await table.to('drawing')
    const frozen = await table.seeds()
    expect(frozen).toMatchObject({ isFrozen: true, opened: 0 })
    expect(frozen.commits).toEqual(
      ['ada', 'can', 'eda'].map((name) => commitOf(frozen.handID ?? '', seedOf(name))),
    )
    expect(await table.open(eda, 'eda')).toMatchObject({ ok: true, value: { opened: 1 } })
    await table.to('result')
    expect(await table.open(ada, 'ada')).toMatchObject({ ok: true, value: { opened: 2 } })
    const roundID = await table.to('betting')
    const { handID, seats, seasonID, number } = await table.proof(roundID)
    expect({ handID, number }).toEqual({ handID: frozen.handID, number: 2 })
    expect(handID).toBe(`${seasonID}-2`)
    expect(seats).toEqual([
      { commit: frozen.commits[0], seed: seedOf('ada') },
      { commit: frozen.commits[1], seed: null },
      { commit: frozen.commits[2], seed: seedOf('eda') },
    ])
    await table.to('result')
    const proof = await table.proof(roundID)
    expect(check(proof)).toEqual({ chain: true, rules: true, outcome: true, shoe: null })
    expect(verifySeats(proof)).toEqual({ opened: 2, unopened: 1, holds: true })
  })

  it
    .runIf(hasPython)
    .each([
      'roulette',
      'baccarat',
      'dragon-tiger',
      'sic-bo',
      'money-wheel',
      'andar-bahar',
      'crash',
      'blackjack',
      'three-card-poker',
      'casino-holdem',
    ] as const)('%s: the outside checker proves rounds with seeds, and no other seeds', async (game) => {
    const table = await openSeats(game)
    const ada = await table.player()
    const spots = { blackjack: 'main-1', 'three-card-poker': 'ante', 'casino-holdem': 'ante' } as const
    for (let round = 1; round <= 3; round++) {
      const { roundID } = await table.seeds()
      // Without a stake, blackjack begins its bets again in the same round.
      if (game in spots) await table.bet(ada, { [spots[game as keyof typeof spots]]: 1000 })
      await table.commit(ada, `ada-${round}`)
      await table.to('drawing')
      expect(await table.open(ada, `ada-${round}`)).toMatchObject({ ok: true })
      await table.to('result')
      const proof = await table.proof(roundID)
      expect(proof.seats).toHaveLength(round === 1 ? 0 : 1)
      const steps = outsiderOf(proof)
      expect(Object.keys(steps).length).toBeGreaterThan(2)
      expect(Object.values(steps).every(Boolean), JSON.stringify(steps)).toBe(true)
      expect(check(proof)).toMatchObject({ chain: true, outcome: true })
      if (round > 1) {
        const other = { ...proof, seats: [{ ...proof.seats[0], seed: seedOf('others') }] }
        expect(outsiderOf(other)).toMatchObject({ seats: false })
        expect(verifySeats(other as typeof proof).holds).toBe(false)
      }
      await table.to('betting')
    }
    expect(table.errors).toEqual([])
  })

  it('are closed to commitments before the first of them is open, also when the step is late', async () => {
    const table = await openSeats()
    const [ada, can] = [table.newPlayer(), table.newPlayer()]
    const { handID } = await table.seeds()
    await table.commit(ada, 'ada')
    // Bets are open: nobody may see a seed yet.
    expect(await table.open(ada, 'ada')).toEqual(refusal('seeds_closed'))
    const { endsAt } = (await table.stateOf()).state
    table.clock.advance(endsAt - table.clock.nowMs())
    expect(await table.commit(can, 'can')).toEqual(refusal('seeds_closed'))
    expect(await table.open(ada, 'ada')).toEqual(refusal('seeds_closed'))
    await table.to('drawing')
    expect(await table.open(ada, 'ada')).toMatchObject({ ok: true })
    expect(await table.commit(can, 'can', handID ?? '')).toEqual(refusal('seeds_closed'))
    await table.to('betting')
    expect(await table.open(ada, 'ada')).toEqual(refusal('seeds_closed'))
  })

  it('are one per player, and only the committed one opens', async () => {
    const table = await openSeats()
    const [ada, can] = [table.newPlayer(), table.newPlayer()]
    await table.commit(ada, 'ada')
    expect(await table.commit(ada, 'ada')).toMatchObject({ ok: true })
    expect(await table.commit(ada, 'other')).toEqual(refusal('seed_given'))
    await table.to('drawing')
    expect(await table.open(ada, 'other')).toEqual(refusal('seed_mismatch'))
    expect(await table.open(can, 'ada')).toEqual(refusal('not_found'))
    expect(await table.open(ada, 'ada')).toMatchObject({ ok: true, value: { opened: 1 } })
    expect(await table.open(ada, 'ada')).toMatchObject({ ok: true, value: { opened: 1 } })
  })

  it('have 64 places per round, one for each of those who arrive together', async () => {
    const table = await openSeats()
    const players = Array.from({ length: 65 }, () => table.newPlayer())
    const replies = await Promise.all(players.map((player, n) => table.commit(player, `seed-${n}`)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(64)
    expect(replies.filter(({ ok }) => !ok)).toEqual([refusal('seed_list_full')])
    expect(new Set((await table.seeds()).commits).size).toBe(64)
  })

  it('are not taken for a chain that is not published yet', async () => {
    const table = await openSeats('roulette', 2)
    const ada = table.newPlayer()
    await table.to('betting')
    expect(await table.seeds()).toMatchObject({ handID: null, commits: [] })
    expect(await table.commit(ada, 'ada', 'table-1-2')).toEqual(refusal('seeds_closed'))
    const first = await table.to('betting')
    expect(await table.proof(first)).toMatchObject({ number: 1, seats: [] })
    expect((await table.seeds()).handID).toMatch(/-2$/)
  })

  it('end with a chain that a restore retired', async () => {
    const table = await openSeats()
    const ada = table.newPlayer()
    await table.commit(ada, 'ada')
    const owner = openDatabase({ url: table.test.ownerUrl, max: 1 })
    await transact(owner.db, retireSeasons)
    await owner.close()
    expect((await table.seeds()).handID).toBeNull()
    const next = await table.to('betting')
    expect(await table.proof(next)).toMatchObject({ number: 1, seats: [] })
  })

  it('are not taken at a table that is dealt by hand', async () => {
    const byHand = HOUSE_TABLES.find((table) => table.byHand)
    assert(byHand, 'the house has a table that is dealt by hand')
    const house = await openHarness({ table: byHand })
    open.push(house)
    const reply = await house.call(tablesSeeds, { tableID: byHand.id }, { playerId: null })
    expect(reply).toMatchObject({ ok: true, value: { handID: null } })
  })
})
