import { generateKeyPairSync } from 'node:crypto'
import { createReceiptSigner, FIRST_PREV, receiptHash } from '@poyraz/fairness/server'
import type { Receipt } from '@poyraz/fairness/verify'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible, LANGS, show, TEXTS } from '../../testing/show.tsx'
import { ReceiptFile } from './components/receipt-file.tsx'

const HEX = 'a'.repeat(64)
const RECEIPT = {
  gameID: 'nazar',
  rulesHash: HEX,
  commitment: HEX,
  clientSeed: 'lale',
  staleSeed: false,
  nonce: 4,
  serverSeed: null,
  streams: [],
  outcome: {},
  v: 1,
  roundID: '01997000-0000-7000-8000-000000000001',
  currency: 'TRY_PLAY',
  stake: '200',
  free: false,
  win: '8450',
  time: '2026-11-21T09:00:00.000Z',
  prev: HEX,
  keyID: HEX,
  signature: HEX + HEX,
}

const signer = createReceiptSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
)
/** Receipts of a player, the oldest first. */
const CHAIN = [1, 2, 3].reduce<readonly Receipt[]>((chain, nonce) => {
  const { v: _, keyID: __, signature: ___, ...facts } = RECEIPT
  const before = chain.at(-1)
  return [...chain, signer.sign({ ...facts, nonce, prev: before ? receiptHash(before) : FIRST_PREV })]
}, [])

describe.each(LANGS)('the file of a receipt (%s)', (lang) => {
  const { verify } = TEXTS[lang]

  it('is read where it is dropped or chosen, and another file is refused in words', async () => {
    const seen: unknown[] = []
    await show(<ReceiptFile onProof={(proof) => seen.push(proof)} />, lang)
    const input = screen.getByLabelText(new RegExp(verify.file))
    const zone = input.closest('label') ?? input
    const file = (text: string) => new File([text], 'receipt.json')
    fireEvent.drop(zone, { dataTransfer: { files: [file('no receipt')] } })
    expect(await screen.findByText(verify.notProof)).toBeTruthy()
    fireEvent.drop(zone, { dataTransfer: { files: [file(JSON.stringify(RECEIPT))] } })
    await vi.waitFor(() => expect(seen).toEqual([RECEIPT]))
    expect(screen.queryByText(verify.notProof)).toBeNull()
    fireEvent.change(input, { target: { files: [file(JSON.stringify({ data: RECEIPT }))] } })
    await vi.waitFor(() => expect(seen).toHaveLength(2))
    await expectAccessible()
  })

  it('is refused if it claims to be signed and has no win', async () => {
    const { win: _, ...rest } = RECEIPT
    await show(<ReceiptFile onProof={() => undefined} />, lang)
    const input = screen.getByLabelText(new RegExp(verify.file))
    fireEvent.change(input, { target: { files: [new File([JSON.stringify(rest)], 'receipt.json')] } })
    expect(await screen.findByText(verify.notProof)).toBeTruthy()
  })

  it('of a whole player is checked as a chain, and says which receipt is missing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ keys: [{ kid: signer.keyID }] }))
    await show(<ReceiptFile onProof={() => undefined} />, lang)
    const input = screen.getByLabelText(new RegExp(verify.file))
    const choose = (receipts: readonly object[]) =>
      fireEvent.change(input, { target: { files: [new File([JSON.stringify(receipts)], 'receipts.json')] } })
    choose(CHAIN)
    expect(await screen.findByText(verify.chainWhole)).toBeTruthy()
    await expectAccessible()
    choose(CHAIN.toSpliced(1, 1))
    expect(await screen.findByText(verify.chainBroken)).toBeTruthy()
    expect(screen.getByText(verify.chainFaults.gap.replace('{number}', '2'))).toBeTruthy()
    vi.unstubAllGlobals()
  })
})
