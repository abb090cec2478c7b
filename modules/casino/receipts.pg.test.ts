import { generateKeyPairSync } from 'node:crypto'
import {
  casinoPlay,
  casinoSharedRound,
  casinoShareRound,
  fairnessReceipt,
  fairnessReceipts,
  fairnessRotate,
} from '@poyraz/contract'
import { fromHex, rulesHash } from '@poyraz/fairness'
import {
  chainOrder,
  type Receipt,
  readReceipt,
  receiptHash,
  verifyChain,
  verifyReceipt,
} from '@poyraz/fairness/verify'
import { mappingOf } from '@poyraz/games'
import { DAY_MS } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { HOUSE_GAMES } from './house-games.ts'
import { COIN } from './testing/coin.ts'

const NAZAR = HOUSE_GAMES.find(({ slug }) => slug === 'nazar') ?? COIN
const MINES = HOUSE_GAMES.find(({ slug }) => slug === 'mayin-tarlasi') ?? COIN
const STAKE = Number(NAZAR.stakes[0])

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([NAZAR, { ...MINES, offered: true }])
})
afterAll(() => harness.close())

async function played() {
  const playerId = await harness.player(100_000n)
  const reply = await harness.play(playerId, STAKE, undefined, NAZAR.id)
  if (!reply.ok) throw new Error(`not played: ${reply.error.error}`)
  return { playerId, roundID: reply.value.roundID }
}

async function receiptOf(playerId: string, roundID: string) {
  const reply = await harness.call(fairnessReceipt, { roundID }, { playerId })
  if (!reply.ok) throw new Error(`no receipt: ${reply.error.error}`)
  const receipt = readReceipt(reply.value)
  if (!receipt.ok) throw new Error(`not a receipt: ${receipt.error}`)
  return receipt.value
}

const keys = async () => (await harness.casino.published.keys()).map(({ key_id }) => key_id)

describe('the receipt of a round', () => {
  it('is proven from the receipt alone once the seed is revealed, under a published key', async () => {
    const { playerId, roundID } = await played()
    const early = await receiptOf(playerId, roundID)
    const known = { mapping: mappingOf(early), keys: await keys() }
    expect(verifyReceipt(early, known).verdict).toBe('sealed')
    await harness.call(fairnessRotate, { clientSeed: 'next' }, { playerId })
    const late = await receiptOf(playerId, roundID)
    expect(late).toEqual({ ...early, serverSeed: expect.any(String) })
    expect(verifyReceipt(late, known)).toMatchObject({ verdict: 'proven' })
    expect(verifyReceipt({ ...late, win: String(BigInt(late.win) + 1n) }, known).verdict).toBe('disproven')
  })

  it('is not given to another player, nor of a round that is still open', async () => {
    const { roundID } = await played()
    const stranger = await harness.player(100_000n)
    const reply = await harness.call(fairnessReceipt, { roundID }, { playerId: stranger })
    expect(refused(reply).error).toBe('not_found')
    const begun = await harness.call(
      casinoPlay,
      { gameID: MINES.id, stake: 100, choice: { kind: 'start', amount: 3 } },
      { playerId: stranger },
    )
    if (!begun.ok) throw new Error(`not begun: ${JSON.stringify(begun.error)}`)
    expect(begun.value.state).toBe('open')
    const open = await harness.call(fairnessReceipt, { roundID: begun.value.roundID }, { playerId: stranger })
    expect(refused(open).error).toBe('not_found')
  })

  it('comes with the shared round, without its player', async () => {
    const { playerId, roundID } = await played()
    const shared = await harness.call(casinoShareRound, { roundID }, { playerId })
    const token = shared.ok ? shared.value.token : ''
    const reply = await harness.call(casinoSharedRound, { token }, {})
    if (!reply.ok) throw new Error('not shared')
    expect(Object.values(reply.value.proof)).not.toContain(playerId)
    expect(readReceipt(reply.value.proof)).toEqual({ ok: true, value: await receiptOf(playerId, roundID) })
  })
})

describe('published rules', () => {
  it('are the text that was hashed, and earlier versions stay after a deployment', async () => {
    const before = await harness.casino.published.rules('nazar', null)
    expect(rulesHash(JSON.parse(before?.rules ?? 'null'))).toBe(NAZAR.rulesHash)
    const newer = { ...NAZAR, rulesHash: 'c'.repeat(64), rulesText: '{"gameId":"nazar","version":99}' }
    await harness.openCasino(0, [newer]).sync()
    const { published } = harness.casino
    expect(await published.rules('nazar', null)).toMatchObject({ hash: 'c'.repeat(64) })
    expect(await published.rules('nazar', NAZAR.rulesHash)).toEqual(before)
    const current = (await published.versions()).filter(({ slug }) => slug === 'nazar')
    expect(current.map(({ hash, current: is }) => [hash, is])).toEqual([
      ['c'.repeat(64), true],
      [NAZAR.rulesHash, false],
    ])
    expect(await published.rules('nazar', 'd'.repeat(64))).toBeUndefined()
    await harness.openCasino(0, [NAZAR, MINES]).sync()
  })
})

describe('the keys of receipts', () => {
  it('stay published when a new key signs', async () => {
    const { playerId, roundID } = await played()
    const old = await receiptOf(playerId, roundID)
    const { privateKey } = generateKeyPairSync('ed25519')
    const receiptKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await harness.openCasino(0, undefined, { receiptKey }).sync()
    const [newest] = await keys()
    expect(fromHex(newest ?? '')).toHaveLength(32)
    expect(newest).not.toBe(old.keyID)
    expect(verifyReceipt(old, { mapping: null, keys: await keys() }).verdict).toBe('sealed')
  })
})

describe('the receipts of a player', () => {
  /** All receipts of a player in the order of the chain. */
  async function chainOf(playerId: string): Promise<readonly Receipt[]> {
    const receipts: Receipt[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const input = { limit: 3, ...(before === undefined ? {} : { before }) }
      const reply = await harness.call(fairnessReceipts, input, { playerId })
      if (!reply.ok) throw new Error('no receipts')
      for (const one of reply.value.receipts) {
        const receipt = readReceipt(one)
        receipts.push(receipt.ok ? receipt.value : expect.fail(receipt.error))
      }
      before = reply.value.next
    }
    return chainOrder(receipts)
  }
  const whole = { faults: [], isFromFirst: true }
  const finish = async (playerId: string, roundID: string, call = harness.call) => {
    for (const choice of [{ kind: 'reveal', cell: 2 }, { kind: 'cash_out' }])
      await call(casinoPlay, { roundID, choice }, { playerId })
  }
  const mine = (playerId: string, more: object, call = harness.call) =>
    call(casinoPlay, { gameID: MINES.id, stake: 100, ...more }, { playerId })

  it('are one chain over rounds, rotations, and rounds with decisions that end later than others', async () => {
    const playerId = await harness.player(100_000n)
    await harness.play(playerId, STAKE, undefined, NAZAR.id)
    const begun = await mine(playerId, { choice: { kind: 'start', amount: 3 } })
    const roundID = begun.ok ? begun.value.roundID : ''
    await harness.play(playerId, STAKE, undefined, NAZAR.id)
    await finish(playerId, roundID)
    await harness.call(fairnessRotate, { clientSeed: 'next' }, { playerId })
    await harness.play(playerId, STAKE, undefined, NAZAR.id)
    const chain = await chainOf(playerId)
    expect(verifyChain(chain, await keys())).toMatchObject(whole)
    // The round with decisions began second and ended third.
    expect(chain.map((receipt) => receipt.roundID).indexOf(roundID)).toBe(2)
    const { rows } = await sql<{ head: string }>`
      select encode(receipt_head, 'hex') as head from casino.seed_pair
      where player_id = ${playerId} and state = 'active'`.execute(harness.test.database.db)
    expect(rows[0]?.head).toBe(receiptHash(chain[3] as Receipt))
    expect(verifyChain([...chain.slice(0, 1), ...chain.slice(2)], null).faults).toMatchObject([
      { kind: 'gap' },
    ])
  })

  it('stay one chain when two tabs play at once on two servers', async () => {
    const playerId = await harness.player(1_000_000n)
    const servers = [harness.call, harness.callOf(0)]
    const tab = async (call: Harness['call']) => {
      for (let round = 0; round < 6; round++) {
        await call(casinoPlay, { gameID: NAZAR.id, stake: STAKE }, { playerId })
        const begun = await mine(playerId, { choice: { kind: 'start', amount: 3 } }, call)
        if (!begun.ok) continue
        await finish(playerId, begun.value.roundID, call)
      }
    }
    await Promise.all([...servers, ...servers].map(tab))
    const chain = await chainOf(playerId)
    expect(chain.length).toBeGreaterThan(12)
    expect(verifyChain(chain, await keys())).toMatchObject(whole)
    expect(new Set(chain.map(({ prev }) => prev)).size).toBe(chain.length)
  })

  it('have the round that the host closed for an idle player', async () => {
    const playerId = await harness.player(100_000n)
    const begun = await mine(playerId, { choice: { kind: 'start', amount: 3 } })
    expect(begun.ok && begun.value.state).toBe('open')
    harness.clock.advance(DAY_MS + 1000)
    await runJob(harness.casino.jobs, 'casino.idle-rounds')
    const chain = await chainOf(playerId)
    expect(chain).toHaveLength(1)
    expect(verifyChain(chain, await keys())).toMatchObject(whole)
    await harness.play(playerId, STAKE, undefined, NAZAR.id)
    expect(verifyChain(await chainOf(playerId), null)).toMatchObject(whole)
  })

  it('leave out a round from before the chain, which has a receipt of its own', async () => {
    const { playerId, roundID } = await played()
    await asOwner('update casino.round set receipt_prev = null, receipt_hash = null where id = $1', roundID)
    await asOwner(
      `update casino.seed_pair p set receipt_head = decode(repeat('00', 32), 'hex')
       from casino.round r where r.id = $1 and p.id = r.pair_id`,
      roundID,
    )
    await harness.play(playerId, STAKE, undefined, NAZAR.id)
    const chain = await chainOf(playerId)
    expect(chain).toHaveLength(1)
    expect(verifyChain(chain, await keys())).toMatchObject(whole)
    const old = await receiptOf(playerId, roundID)
    expect(verifyReceipt(old, { mapping: mappingOf(old), keys: await keys() }).verdict).toBe('sealed')
  })

  it.each([
    ['removed', 'delete from casino.round where id = $1'],
    ['altered', 'update casino.round set win = win + 100 where id = $1'],
    ['moved', `update casino.round set created_at = created_at + interval '1 hour' where id = $1`],
    [
      'exchanged with the one before',
      `update casino.round r set receipt_prev = o.receipt_prev from casino.round o
       where r.player_id = o.player_id and o.id <> r.id and $1 in (r.id, o.id)
         and (r.receipt_prev = o.receipt_hash or o.receipt_prev = r.receipt_hash)`,
    ],
  ])('show a round that was %s in the database, although the house signs what is left', async (_, change) => {
    const playerId = await harness.player(100_000n)
    for (let round = 0; round < 4; round++) await harness.play(playerId, STAKE, undefined, NAZAR.id)
    const [, second] = await chainOf(playerId)
    await asOwner(change, second?.roundID ?? '')
    const { faults } = verifyChain(await chainOf(playerId), await keys())
    expect(faults.map(({ kind }) => kind)).toContain('gap')
  })
})

/** Does what no role of the application may do. */
async function asOwner(statement: string, id: string): Promise<void> {
  const owner = new pg.Client({ connectionString: harness.test.ownerUrl })
  await owner.connect()
  await owner.query(statement, [id])
  await owner.end()
}
