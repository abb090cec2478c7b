import { generateKeyPairSync } from 'node:crypto'
import {
  casinoPlay,
  casinoSharedRound,
  casinoShareRound,
  fairnessReceipt,
  fairnessRotate,
} from '@poyraz/contract'
import { fromHex, rulesHash } from '@poyraz/fairness'
import { readReceipt, verifyReceipt } from '@poyraz/fairness/verify'
import { mappingOf } from '@poyraz/games'
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
