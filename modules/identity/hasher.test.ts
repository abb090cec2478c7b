import { describe, expect, it } from 'vitest'
import { createHasher } from './hasher.ts'

const HERE = '10.0.0.1'

describe('password hashing', () => {
  it('is argon2id with 19 MiB and two passes, salted, and cuts nothing off', async () => {
    const hasher = createHasher()
    const long = `${'x'.repeat(120)}A1`
    const first = await hasher.hash(long, HERE)
    const second = await hasher.hash(long, HERE)
    if (!first.ok || !second.ok) throw new Error('not hashed')
    expect(first.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second.value).not.toBe(first.value)
    expect(await hasher.verify(first.value, long, HERE)).toEqual({ ok: true, value: true })
    expect(await hasher.verify(first.value, `${long.slice(0, -1)}2`, HERE)).toEqual({
      ok: true,
      value: false,
    })
  })

  it('finds nobody’s password right, whatever it is, and works for it like for anybody’s (R31)', async () => {
    const hasher = createHasher({ running: 1, waiting: 0 })
    const tries = ['nobody has this password', 'Mavi7kedi'].map((password) =>
      hasher.verify(null, password, HERE),
    )
    // The first one still works, so there is no place for the second.
    expect(await Promise.all(tries)).toEqual([
      { ok: true, value: false },
      { ok: false, error: 'unavailable' },
    ])
  })

  it('turns away what does not fit the queue, and goes on afterwards', async () => {
    const hasher = createHasher({ running: 1, waiting: 4 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => hasher.hash('Mavi7kedi', HERE)))
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, false, false])
    expect(await hasher.hash('Mavi7kedi', HERE)).toMatchObject({ ok: true })
  })

  it('leaves places for other addresses; an IPv6 /48 counts as one (C06)', async () => {
    const answersTo = async (addresses: readonly string[]) => {
      const hasher = createHasher({ running: 1, waiting: 4 })
      const answers = await Promise.all(addresses.map((address) => hasher.hash('Mavi7kedi', address)))
      return answers.map((answer) => answer.ok)
    }
    const flood = Array.from({ length: 5 }, () => HERE)
    expect(await answersTo([...flood, '::ffff:10.0.0.1', '10.0.0.2'])).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ])
    const network = Array.from({ length: 4 }, (_, n) => `2001:db8:0:${n}::1`)
    expect(await answersTo([...network, '2001:DB8::1', '2001:db8:1::1'])).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ])
  })

  it('gives its place on after a failure, too', async () => {
    const hasher = createHasher({ running: 1, waiting: 1 })
    await expect(hasher.verify('not a hash', 'x', HERE)).rejects.toThrow('Decoding failed')
    expect(await hasher.hash('Mavi7kedi', HERE)).toMatchObject({ ok: true })
  })
})
