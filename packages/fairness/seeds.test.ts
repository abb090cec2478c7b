import { spawnSync } from 'node:child_process'
import crypto, { randomBytes } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commitSeed } from './commitments.ts'
import { isClientSeed, toHex } from './encoding.ts'
import { nodeHash } from './node-hash.ts'
import { createSeedBox, newClientSeed, newSeed } from './seeds.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('new seeds', () => {
  it('differ under a frozen clock, a hundred thousand of them, and so do their commitments (R02)', () => {
    vi.useFakeTimers({ now: 0 })
    const seeds = Array.from({ length: 100_000 }, newSeed)
    expect(seeds.every((seed) => seed.length === 32)).toBe(true)
    expect(new Set(seeds.map(toHex)).size).toBe(seeds.length)
    expect(new Set(seeds.map((seed) => toHex(commitSeed(seed, nodeHash)))).size).toBe(seeds.length)
  })

  it('are the bytes of the system generator, and of nothing else (R01)', () => {
    const generator = vi.spyOn(crypto, 'randomBytes')
    onTestFinished(() => {
      generator.mockRestore()
      syncBuiltinESMExports()
    })
    syncBuiltinESMExports()
    for (const [make, size] of [
      [() => toHex(newSeed()), 32],
      [newClientSeed, 16],
    ] as const) {
      const bytes = Buffer.from(Array.from({ length: size }, (_, index) => 7 * index + size))
      generator.mockReturnValueOnce(bytes as never)
      expect(make()).toBe(toHex(bytes))
      expect(generator).toHaveBeenLastCalledWith(size)
    }
  })

  it('share no 16 bytes with one another', () => {
    const halves = Array.from({ length: 10_000 }, newSeed).flatMap((seed) => [
      toHex(seed.subarray(0, 16)),
      toHex(seed.subarray(16)),
    ])
    expect(new Set(halves).size).toBe(20_000)
  })

  it('of two processes share no 16 bytes (R01)', () => {
    const script = `import { newSeed } from './server.ts'
      for (let n = 0; n < 1000; n++) console.log(Buffer.from(newSeed()).toString('hex').match(/.{32}/g).join('\\n'))`
    const halves = [1, 2].flatMap(() => {
      const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const
      return spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
        .stdout.trim()
        .split('\n')
    })
    expect(halves).toHaveLength(4000)
    expect(new Set(halves).size).toBe(4000)
  })

  it('for clients are 32 hex characters', () => {
    expect(newClientSeed()).toMatch(/^[0-9a-f]{32}$/)
    expect(isClientSeed(newClientSeed())).toBe(true)
    expect(newClientSeed()).not.toBe(newClientSeed())
  })
})

/** Error text of node:crypto for a wrong GCM tag. */
const UNAUTHENTIC = 'unable to authenticate'

describe('the seed box', () => {
  const key = randomBytes(32)
  const box = createSeedBox(key)
  const seed = newSeed()

  it('opens what it sealed, with another nonce each time', () => {
    const [first, second] = [box.seal('pair-1', seed), box.seal('pair-1', seed)]
    expect(toHex(box.open('pair-1', first))).toBe(toHex(seed))
    expect(toHex(first)).not.toBe(toHex(second))
    expect(first.length).toBe(12 + 32 + 16)
  })

  it('shows nothing of the seed', () => {
    expect(toHex(box.seal('pair-1', seed))).not.toContain(toHex(seed).slice(0, 8))
  })

  it('refuses another row, another key, a changed byte and a cut tag', () => {
    const sealed = box.seal('pair-1', seed)
    expect(() => box.open('pair-2', sealed)).toThrow(UNAUTHENTIC)
    expect(() => createSeedBox(randomBytes(32)).open('pair-1', sealed)).toThrow(UNAUTHENTIC)
    for (let at = 0; at < sealed.length; at++) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte))
      expect(() => box.open('pair-1', changed), `byte ${at}`).toThrow(UNAUTHENTIC)
    }
    expect(() => box.open('pair-1', sealed.subarray(0, -1))).toThrow(UNAUTHENTIC)
    expect(() => box.open('pair-1', sealed.subarray(0, 20))).toThrow('nonce and tag')
  })

  it('takes a key of 32 bytes only', () => {
    expect(() => createSeedBox(randomBytes(16))).toThrow('32 bytes')
  })
})
