import type { Caller } from '@poyraz/contract'
import { describe, expect, it } from 'vitest'
import { createSessionCache } from './cache.ts'

const caller = (playerId: string): Caller => ({ playerId, sessionId: 's', rid: 10, pending: false, epoch: 1 })
const entry = (playerId: string) => ({ caller: caller(playerId), freshUntilMs: 1, lastInputMs: 0 })

describe('remembered sessions', () => {
  it('are forgotten by player', () => {
    const cache = createSessionCache()
    cache.put('one', entry('a'), 0)
    cache.put('two', entry('a'), 0)
    cache.put('three', entry('b'), 0)
    cache.forget('a')
    expect([cache.get('one'), cache.get('two'), cache.get('three')?.caller.playerId]).toEqual([
      undefined,
      undefined,
      'b',
    ])
  })

  it('are not remembered from before something was forgotten', () => {
    const cache = createSessionCache()
    const since = cache.generation()
    cache.forget('anybody')
    cache.put('one', entry('a'), since)
    expect(cache.get('one')).toBeUndefined()
    cache.put('one', entry('a'), cache.generation())
    expect(cache.get('one')).toBeDefined()
  })

  it('make room, the oldest first', () => {
    const cache = createSessionCache()
    for (let index = 0; index <= 50_000; index++) cache.put(String(index), entry(String(index)), 0)
    expect(cache.get('0')).toBeUndefined()
    expect(cache.get('1')).toBeDefined()
    expect(cache.get('50000')).toBeDefined()
  })
})
