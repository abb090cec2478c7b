import { OutcomeUnknown } from '@poyraz/db'
import { describe, expect, it } from 'vitest'
import { createFlush } from './flush.ts'

const serverError = (code: string) => Object.assign(new Error(code), { code, severity: 'ERROR' })

/** Flushes one item that fails with these errors in turn, each after `takesMs`, and then succeeds. */
async function written(errors: readonly Error[], takesMs = 0) {
  const pauses: number[] = []
  let calls = 0
  const flush = createFlush<string, string>({
    pause: async (ms) => pauses.push(ms),
    nowMs: () => calls * takesMs,
    async flush(items) {
      const error = errors[calls++]
      if (error) throw error
      return items
    },
  })
  const answer = await new Promise<string>((resolve) => {
    void flush([{ item: 'done', resolve, reject: (error) => resolve(String(error)) }])
  })
  return { answer, pauses, calls }
}

describe('G4: a batch is retried', () => {
  it('after a short random pause after a deadlock', async () => {
    const { answer, pauses } = await written(Array.from({ length: 6 }, () => serverError('40P01')))
    expect(answer).toBe('done')
    expect(pauses).toHaveLength(6)
    for (const pause of pauses) expect(pause >= 1 && pause < 50).toBe(true)
  })

  it('with growing pauses while its outcome is unknown', async () => {
    const lost = new OutcomeUnknown('lost')
    expect(await written([lost, lost, lost, lost])).toEqual({
      answer: 'done',
      pauses: [50, 100, 200, 400],
      calls: 5,
    })
  })

  it('seven times at most', async () => {
    const always = (error: Error) => written(Array.from({ length: 20 }, () => error))
    expect(await always(serverError('40P01'))).toMatchObject({ calls: 7, answer: 'Error: 40P01' })
    expect(await always(new OutcomeUnknown('lost'))).toMatchObject({ calls: 7 })
  })

  it('not after its callers have waited for ten seconds (F08)', async () => {
    const lost = new OutcomeUnknown('lost')
    const locked = serverError('55P03')
    expect(await written([lost], 20_000)).toMatchObject({ calls: 1, answer: 'OutcomeUnknown: lost' })
    expect(await written([lost, locked, locked], 5_000)).toMatchObject({
      calls: 2,
      answer: 'OutcomeUnknown: lost',
    })
  })

  it('not at all if it was refused or never reached the server', async () => {
    expect(await written([serverError('23514')])).toMatchObject({ calls: 1, pauses: [] })
    expect(await written([serverError('57P03')])).toMatchObject({ calls: 1, pauses: [] })
  })
})
