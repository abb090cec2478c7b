import { createHash, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toHex } from './encoding.ts'
import { nodeHash } from './node-hash.ts'
import { portableHash } from './sha256.ts'

const text = (value: string) => new TextEncoder().encode(value)

describe('portable SHA-256 and HMAC', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('hashes the published examples (%#)', (message, digest) => {
    expect(toHex(portableHash.sha256(text(message)))).toBe(digest)
  })

  it('authenticates the published examples of RFC 4231, keys longer than a block included', () => {
    const mac = (key: Uint8Array, message: string) => toHex(portableHash.hmac(key)(text(message)))
    expect(mac(text('Jefe'), 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    expect(
      mac(new Uint8Array(131).fill(0xaa), 'Test Using Larger Than Block-Size Key - Hash Key First'),
    ).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54')
  })

  it('equals node:crypto for every length around the block borders and for every key length', () => {
    const bytes = randomBytes(400)
    for (let length = 0; length <= 260; length++) {
      const message = bytes.subarray(0, length)
      const key = bytes.subarray(length, length + (length % 140))
      const digest = createHash('sha256').update(message).digest('hex')
      const mac = createHmac('sha256', key).update(message).digest('hex')
      for (const hash of [portableHash, nodeHash]) {
        expect(toHex(hash.sha256(message)), `digest of ${length} bytes`).toBe(digest)
        expect(toHex(hash.hmac(key)(message)), `mac of ${length} bytes`).toBe(mac)
      }
    }
  })

  it.each([portableHash, nodeHash])('keeps nothing between messages under one key (%#)', (hash) => {
    const mac = hash.hmac(text('key'))
    const first = mac(text('one'))
    const shown = toHex(first)
    expect(toHex(mac(text('two')))).not.toBe(shown)
    expect(toHex(first)).toBe(shown)
    expect(toHex(mac(text('one')))).toBe(shown)
  })
})
