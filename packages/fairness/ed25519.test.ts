import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyEd25519 } from './ed25519.ts'
import { fromHex } from './encoding.ts'
import { sha512 } from './sha512.ts'

/** RFC 8032, section 7.1: public key, message, signature. */
const VECTORS = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const

describe('SHA-512', () => {
  it('agrees with node:crypto for every length up to three blocks', () => {
    for (let length = 0; length <= 3 * 128; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256)
      expect(Buffer.from(sha512(message))).toEqual(createHash('sha512').update(message).digest())
    }
  })
})

describe('Ed25519', () => {
  it.each(VECTORS)('accepts the signature of RFC 8032 under %s', (key, message, signature) => {
    expect(verifyEd25519(fromHex(key), fromHex(message), fromHex(signature))).toBe(true)
  })

  it('agrees with node:crypto, and refuses every changed byte of key, message and signature', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
    const message = Buffer.from('a receipt')
    const signature = sign(null, message, privateKey)
    expect(verifyEd25519(key, message, signature)).toBe(true)
    for (const part of [key, message, signature]) {
      for (let index = 0; index < part.length; index += 5) {
        part[index] = (part[index] ?? 0) ^ 1
        expect(verifyEd25519(key, message, signature)).toBe(false)
        part[index] = (part[index] ?? 0) ^ 1
      }
    }
  })

  it('refuses a signature whose scalar is not below the order, and other lengths', () => {
    const [key, message, signature] = VECTORS[1]
    const scalar = BigInt(`0x${Buffer.from(signature.slice(64), 'hex').reverse().toString('hex')}`)
    const order = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
    const greater = Buffer.from((scalar + order).toString(16).padStart(64, '0'), 'hex').reverse()
    const malleable = Buffer.concat([Buffer.from(signature.slice(0, 64), 'hex'), greater])
    expect(verifyEd25519(fromHex(key), fromHex(message), malleable)).toBe(false)
    expect(verifyEd25519(fromHex(key), fromHex(message), malleable.subarray(1))).toBe(false)
    expect(verifyEd25519(fromHex(key).subarray(1), fromHex(message), fromHex(signature))).toBe(false)
  })
})
