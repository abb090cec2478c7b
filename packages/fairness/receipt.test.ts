import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitSeed, rulesHash, soloDraws, toHex } from './index.ts'
import { createReceiptSigner } from './server.ts'
import { FIRST_PREV, type PayingMapping, type Receipt, readReceipt, verifyReceipt } from './verify.ts'

const RULES = { gameId: 'zar', sides: 6 }
const MAPPING: PayingMapping = {
  rules: RULES,
  decide: (stream) => ({ side: stream('main').int(RULES.sides) }),
  payout: (stake, outcome) => ((outcome as { side: number }).side < 3 ? stake * 2n : 0n),
}
const SEED = new Uint8Array(32).fill(4)
const newSigner = () =>
  createReceiptSigner(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
const signer = newSigner()

const seeds = { clientSeed: 'poyraz', nonce: 3 }
const draws = soloDraws({
  ...seeds,
  serverSeed: SEED,
  gameId: 'zar',
  rulesHash: rulesHash(RULES),
  stream: 'main',
})
const outcome = { side: draws.int(6) }
const FACTS = {
  ...seeds,
  gameID: 'zar',
  rulesHash: rulesHash(RULES),
  commitment: toHex(commitSeed(SEED)),
  staleSeed: false,
  serverSeed: toHex(SEED),
  streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
  outcome,
  roundID: '01930000-0000-7000-8000-000000000001',
  currency: 'TRY_PLAY',
  stake: '100',
  free: false,
  win: outcome.side < 3 ? '200' : '0',
  time: '2026-11-24T09:00:00.000Z',
  prev: FIRST_PREV,
}
const RECEIPT = signer.sign(FACTS)
const known = { mapping: MAPPING, keys: [signer.keyID] }
const failing = (receipt: Receipt, deps = known) =>
  verifyReceipt(receipt, deps)
    .steps.filter(({ holds }) => !holds)
    .map(({ name }) => name)

describe('a receipt', () => {
  it('is proven by its signature, its key, its round and its win', () => {
    const { verdict, steps } = verifyReceipt(RECEIPT, known)
    expect(verdict).toBe('proven')
    expect(steps.map(({ name }) => name)).toEqual([
      'signature',
      'key',
      'commitment',
      'rules',
      'outcome',
      'streams',
      'win',
    ])
  })

  it('keeps its signature when the seed is revealed later', () => {
    const early = signer.sign({ ...FACTS, serverSeed: null })
    expect(early.signature).toBe(RECEIPT.signature)
    expect(verifyReceipt(early, known)).toMatchObject({
      verdict: 'sealed',
      steps: [
        { name: 'signature', holds: true },
        { name: 'key', holds: true },
      ],
    })
  })

  it.each<[string, Partial<Receipt>]>([
    ['stake', { stake: '200' }],
    ['win', { win: '100' }],
    ['time', { time: '2026-11-24T09:00:00.001Z' }],
    ['currency', { currency: 'TRY' }],
    ['place in the chain', { prev: 'a'.repeat(64) }],
    ['round', { roundID: '01930000-0000-7000-8000-000000000002' }],
    ['free spin', { free: true }],
    ['outcome', { outcome: { side: 6 } }],
  ])('is disproven when its %s was changed after signing', (_, change) => {
    const changed = { ...RECEIPT, ...change }
    expect(verifyReceipt(changed, known).verdict).toBe('disproven')
    expect(failing(changed)).toContain('signature')
  })

  it('is disproven when the house signed another win than the rules pay', () => {
    const underpaid = signer.sign({ ...FACTS, win: '1' })
    expect(verifyReceipt(underpaid, known).verdict).toBe('disproven')
    expect(failing(underpaid)).toEqual(['win'])
  })

  it('is disproven under a key that the house did not publish, and not compared without a list', () => {
    const foreign = newSigner().sign(FACTS)
    expect(verifyReceipt(foreign, known).verdict).toBe('disproven')
    expect(failing(foreign)).toEqual(['key'])
    const { steps } = verifyReceipt(foreign, { mapping: MAPPING, keys: null })
    expect(steps.some(({ name }) => name === 'key')).toBe(false)
  })

  it('has an opinion on its signature where the rules are not known', () => {
    expect(verifyReceipt(RECEIPT, { ...known, mapping: null }).verdict).toBe('unknown_rules')
    expect(verifyReceipt({ ...RECEIPT, win: '9' }, { ...known, mapping: null }).verdict).toBe('disproven')
  })

  it.each<[string, object]>([
    ['v', { v: 2 }],
    ['roundID', { roundID: '../x' }],
    ['currency', { currency: 'lira' }],
    ['stake', { stake: '01' }],
    ['win', { win: 100 }],
    ['time', { time: 'yesterday' }],
    ['prev', { prev: undefined }],
    ['keyID', { keyID: 'ab' }],
    ['signature', { signature: 'AB'.repeat(64) }],
    ['nonce', { nonce: 0 }],
  ])('is refused with a wrong %s', (field, change) => {
    expect(readReceipt({ ...RECEIPT, ...change })).toEqual({ ok: false, error: field })
    expect(readReceipt(JSON.parse(JSON.stringify(RECEIPT)))).toEqual({ ok: true, value: RECEIPT })
  })
})
