import { describe, expect, it } from 'vitest'
import { readPageLoad } from './page-load.ts'

type Type = PerformanceNavigationTiming['type']

const GAME = 'https://poyraz.test/play/slot/2'

const windowOf = (type: Type, loadedFrom: string, timeOrigin: number) => ({
  performance: { timeOrigin, getEntriesByType: () => [{ type, name: loadedFrom }] },
  location: { href: GAME },
})

describe('readPageLoad', () => {
  const read = (frame: Type, page: Type, loadedFrom = GAME) =>
    readPageLoad({ ...windowOf(frame, '', 2), parent: windowOf(page, loadedFrom, 1) } as never)

  it.each<readonly [string, Type, Type, 'frame' | 'page' | null]>([
    ['a game that was opened', 'navigate', 'navigate', null],
    ['one that came back in the history', 'navigate', 'back_forward', null],
    ['its page loaded again', 'navigate', 'reload', 'page'],
    ['its frame loaded again', 'reload', 'navigate', 'frame'],
    ['both, one after the other', 'reload', 'reload', 'frame'],
  ])('knows %s', (_what, frame, page, reloaded) => {
    expect(read(frame, page)).toEqual({ id: '1', reloaded })
  })

  it('does not count a page that was reloaded at another address as a reload of the game', () => {
    expect(read('navigate', 'reload', 'https://poyraz.test/slot').reloaded).toBeNull()
  })
})
