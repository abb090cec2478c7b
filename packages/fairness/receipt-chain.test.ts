import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createReceiptSigner } from './server.ts'
import { chainOrder, FIRST_PREV, type Receipt, receiptHash, verifyChain } from './verify.ts'

const newSigner = () =>
  createReceiptSigner(
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
const signer = newSigner()
const HEX = 'a'.repeat(64)

const FACTS = {
  gameID: 'zar',
  rulesHash: HEX,
  commitment: HEX,
  clientSeed: 'lale',
  staleSeed: false,
  serverSeed: null,
  streams: [],
  currency: 'TRY_PLAY',
  stake: '100',
  free: false,
  win: '0',
}

/** Receipts of a player, each signed with the hash of the one before. */
function chainOf(length: number, { sign } = signer): readonly Receipt[] {
  const chain: Receipt[] = []
  for (let nonce = 1; nonce <= length; nonce++) {
    const before = chain.at(-1)
    chain.push(
      sign({
        ...FACTS,
        nonce,
        outcome: { side: nonce },
        roundID: `01930000-0000-7000-8000-${String(nonce).padStart(12, '0')}`,
        time: `2026-11-24T09:00:0${nonce}.000Z`,
        prev: before ? receiptHash(before) : FIRST_PREV,
      }),
    )
  }
  return chain
}

const CHAIN = chainOf(5)
const keys = [signer.keyID]
const faultsOf = (receipts: readonly Receipt[]) =>
  verifyChain(receipts, keys).faults.map(({ kind, index }) => [kind, index])
const without = (index: number) => CHAIN.filter((_, place) => place !== index)

describe('the receipts of a player', () => {
  it('are a chain from the first to the head', () => {
    const last = CHAIN.at(-1) as Receipt
    expect(verifyChain(CHAIN, keys)).toEqual({ faults: [], isFromFirst: true, head: receiptHash(last) })
    expect(verifyChain([], keys)).toEqual({ faults: [], isFromFirst: false, head: null })
  })

  it('may begin later, and say so', () => {
    expect(verifyChain(CHAIN.slice(2), keys)).toMatchObject({ faults: [], isFromFirst: false })
  })

  it('show a receipt that was removed', () => {
    expect(faultsOf(without(2))).toEqual([['gap', 2]])
  })

  it('show receipts in another order', () => {
    const [first, second, third, ...rest] = CHAIN as [Receipt, Receipt, Receipt]
    expect(faultsOf([first, third, second, ...rest])).toEqual([
      ['order', 1],
      ['order', 2],
      ['order', 3],
    ])
    expect(faultsOf([...CHAIN, second])).toEqual([['order', 5]])
  })

  it('show a receipt that was changed, and one that the house signed again with another content', () => {
    const changed = CHAIN.with(2, { ...(CHAIN[2] as Receipt), win: '5' })
    expect(faultsOf(changed)).toEqual([
      ['signature', 2],
      ['gap', 3],
    ])
    for (const change of [{ win: '5' }, { time: '2026-11-24T09:00:03.001Z' }, { outcome: { side: 9 } }]) {
      const { v: _, keyID: __, signature: ___, ...facts } = CHAIN[2] as Receipt
      expect(faultsOf(CHAIN.with(2, signer.sign({ ...facts, ...change })))).toEqual([['gap', 3]])
    }
  })

  it('stay a chain when the seed is revealed and when a new key signs', () => {
    const [first] = CHAIN as [Receipt]
    expect(receiptHash({ ...first, serverSeed: HEX })).toBe(receiptHash(first))
    const { v: _, keyID: __, signature: ___, ...facts } = CHAIN[1] as Receipt
    const other = newSigner()
    const renewed = CHAIN.with(1, other.sign(facts))
    expect(verifyChain(renewed, [...keys, other.keyID]).faults).toEqual([])
    expect(faultsOf(renewed)).toEqual([['key', 1]])
  })

  it('are put in order from any order; what is missing stays missing', () => {
    const [a, b, c, d, e] = CHAIN as [Receipt, Receipt, Receipt, Receipt, Receipt]
    expect(chainOrder([d, a, e, c, b])).toEqual(CHAIN)
    expect(faultsOf(chainOrder([e, d, b, a]))).toEqual([['gap', 2]])
    expect(chainOrder([])).toEqual([])
  })
})

it('covers the part of a round in jackpots', () => {
  const [first] = CHAIN as [Receipt]
  const jackpot = { pool: 'su', rulesHash: HEX, level: null, amount: '0', entry: 7, ticket: 3 }
  const plain = receiptHash(first)
  const fed = receiptHash({ ...first, jackpot })
  expect(fed).not.toBe(plain)
  for (const change of [{ amount: '1' }, { entry: 8 }, { ticket: 4 }, { from: '1' }]) {
    expect(receiptHash({ ...first, jackpot: { ...jackpot, ...change } })).not.toBe(fed)
  }
})
