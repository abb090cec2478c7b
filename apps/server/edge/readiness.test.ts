import { deferred } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

it('C06: probes share one query, while it runs and for 250 ms after its answer', async () => {
  let nowMs = 0
  let asked = 0
  let answer = deferred<void>()
  const look = () => {
    asked += 1
    return answer.promise
  }
  const readiness = createReadiness({ look, isWrong: () => false }, () => nowMs)
  const probes = Array.from({ length: 100 }, () => readiness())
  answer.resolve()
  expect(new Set(await Promise.all(probes))).toEqual(new Set([null]))
  nowMs = 249
  expect([await readiness(), asked]).toEqual([null, 1])
  nowMs = 250
  answer = deferred<void>()
  const failed = readiness()
  answer.reject(new Error('gone'))
  expect([await failed, await readiness(), asked]).toEqual(['database', 'database', 2])
  nowMs = 500
  answer = deferred<void>()
  answer.resolve()
  expect([await readiness(), asked]).toEqual([null, 3])
})
