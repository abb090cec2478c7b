import { err, ok } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import type { Refused } from './endpoint.ts'
import { untilAnswered } from './until-answered.ts'

const refused = (error: Refused['error']): Refused => ({ error, message: '', data: null })

function rig(answers: readonly (Refused['error'] | 'fine')[]) {
  const waits: number[] = []
  let [calls, lost] = [0, 0]
  const run = untilAnswered(
    async () => {
      const answer = answers[Math.min(calls, answers.length - 1)] ?? 'lost'
      calls++
      return answer === 'fine' ? ok('fine') : err(refused(answer))
    },
    {
      wait: async (ms) => void waits.push(ms),
      onLost: () => {
        lost++
      },
    },
  )
  return run.then((answer) => ({ answer, waits, calls, lost }))
}

describe('untilAnswered', () => {
  it('calls once if there is a reply', async () => {
    expect(await rig(['fine'])).toMatchObject({ answer: { ok: true, doubtful: false }, calls: 1, lost: 0 })
    expect(await rig(['too_soon'])).toMatchObject({
      answer: { ok: false, doubtful: false },
      calls: 1,
      lost: 0,
    })
  })

  it('retries with growing delays until there is a reply', async () => {
    const { answer, waits, lost } = await rig([
      'lost',
      'internal',
      'unavailable',
      'too_many_requests',
      'lost',
      'fine',
    ])
    expect(answer).toMatchObject({ ok: true, doubtful: true })
    expect(waits).toEqual([400, 800, 1600, 3200, 6400])
    expect(lost).toBe(1)
  })

  it('marks a refusal after a lost try as doubtful', async () => {
    expect((await rig(['lost', 'too_soon'])).answer).toMatchObject({ ok: false, doubtful: true })
  })

  it('gives up after a bounded number of tries', async () => {
    const { answer, calls, waits } = await rig(['lost'])
    expect(answer).toMatchObject({ ok: false, error: { error: 'lost' }, doubtful: true })
    expect(calls).toBe(40)
    expect(Math.max(...waits)).toBe(8000)
  })
})
