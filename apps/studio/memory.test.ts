import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { createMemory } from './memory.ts'
import type { PageLoad } from './page-load.ts'

describe('the session of a game', () => {
  /** What a start in this load of the page finds of a session that began at 5 in load `1`. */
  const found = (load: PageLoad) => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const open = (opened: PageLoad) =>
      createMemory({ local: storage, tab: storage, slug: 'nazar', player: '@ada', load: opened })
    open({ id: '1', reloaded: null }).writeSession({ sinceMs: 5, netKurus: kurus(-300) })
    return open(load).readSession(99)
  }

  it.each<PageLoad>([
    { id: '1', reloaded: 'frame' },
    { id: '2', reloaded: 'page' },
  ])('goes on over a reload: %o', (load) => {
    expect(found(load)).toEqual({ sinceMs: 5, netKurus: -300n })
  })

  it.each<PageLoad>([
    { id: '1', reloaded: null },
    { id: '2', reloaded: null },
    // The page was reloaded before; the game was left in it and has been opened once more.
    { id: '1', reloaded: 'page' },
  ])('begins anew when the game is opened: %o', (load) => {
    expect(found(load)).toEqual({ sinceMs: 99, netKurus: 0n })
  })
})
