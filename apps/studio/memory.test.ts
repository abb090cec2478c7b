import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { createMemory } from './memory.ts'
import type { PageLoad } from './page-load.ts'

describe('the session of a game', () => {
  /** Returns the session that a start in this page load finds; it was stored at 5 in load `1`. */
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
    // The page was reloaded earlier; the player then left the game and opened it again in the same page.
    { id: '1', reloaded: 'page' },
  ])('starts a new session when the game is opened: %o', (load) => {
    expect(found(load)).toEqual({ sinceMs: 99, netKurus: 0n })
  })
})
