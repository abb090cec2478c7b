import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { assert } from '@poyraz/kernel'
import { toHex } from './encoding.ts'
import { type Receipt, receiptMessage, type UnsignedReceipt } from './receipt.ts'

/** Facts of a finished round; the signer adds the version, its key and the signature. */
export type ReceiptFacts = Omit<Receipt, 'v' | 'keyID' | 'signature'>

export type ReceiptSigner = {
  /** The public key, hex. */
  readonly keyID: string
  /** Signs a receipt. The same facts always give the same signature. */
  sign(facts: ReceiptFacts): Receipt
}

/** `privateKey` is an Ed25519 key as PKCS #8 PEM. */
export function createReceiptSigner(privateKey: string): ReceiptSigner {
  const key = createPrivateKey(privateKey)
  assert(key.asymmetricKeyType === 'ed25519', 'receipts are signed with Ed25519')
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  assert(x !== undefined, 'an Ed25519 key has a public part')
  const keyID = toHex(Buffer.from(x, 'base64url'))
  return {
    keyID,
    sign({ serverSeed, trigger, ...facts }) {
      const unsigned: UnsignedReceipt = { v: 1, ...facts, keyID }
      const signature = toHex(sign(null, receiptMessage(unsigned), key))
      return { ...unsigned, serverSeed, signature, ...(trigger === undefined ? {} : { trigger }) }
    },
  }
}
