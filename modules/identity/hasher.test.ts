import { describe, expect, it } from 'vitest'
import { createHasher } from './hasher.ts'

describe('password hashing', () => {
  it('is argon2id with 19 MiB and two passes, salted, and cuts nothing off', async () => {
    const hasher = createHasher()
    const long = `${'x'.repeat(120)}A1`
    const first = await hasher.hash(long)
    const second = await hasher.hash(long)
    if (!first.ok || !second.ok) throw new Error('not hashed')
    expect(first.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second.value).not.toBe(first.value)
    expect(await hasher.verify(first.value, long)).toEqual({ ok: true, value: true })
    expect(await hasher.verify(first.value, `${long.slice(0, -1)}2`)).toEqual({ ok: true, value: false })
  })

  it('finds nobody’s password right, whatever it is, and works for it like for anybody’s (R31)', async () => {
    const hasher = createHasher({ running: 1, waiting: 0 })
    const tries = ['nobody has this password', 'Mavi7kedi'].map((password) => hasher.verify(null, password))
    // The first one still works, so there is no place for the second.
    expect(await Promise.all(tries)).toEqual([
      { ok: true, value: false },
      { ok: false, error: 'unavailable' },
    ])
  })

  it('turns away what does not fit the queue, and goes on afterwards', async () => {
    const hasher = createHasher({ running: 1, waiting: 2 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => hasher.hash('Mavi7kedi')))
    expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, false, false])
    expect(await hasher.hash('Mavi7kedi')).toMatchObject({ ok: true })
  })

  it('gives its place on after a failure, too', async () => {
    const hasher = createHasher({ running: 1, waiting: 1 })
    await expect(hasher.verify('not a hash', 'x')).rejects.toThrow('Decoding failed')
    expect(await hasher.hash('Mavi7kedi')).toMatchObject({ ok: true })
  })
})
