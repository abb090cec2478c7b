import { livePaths } from '@poyraz/site/live'
import { slotPaths } from '@poyraz/site/slots'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { scrollRule } from './scrolling.ts'

const LOBBIES = [slotPaths, livePaths].map(({ lobby, category, provider }) => ({
  path: lobby,
  narrowed: [category, provider],
}))

function ruleAfter(move: (history: ReturnType<typeof createMemoryHistory>) => void) {
  const history = createMemoryHistory({ initialEntries: ['/slot', '/slot/category/57'] })
  const rule = scrollRule(history, LOBBIES)
  move(history)
  return (pathname: string) => rule({ location: { pathname } })
}

describe('the scroll position', () => {
  it.each([
    ['/slot', '/slot/category/57'],
    ['/slot/type/new', '/slot/provider/1'],
    ['/live', '/live/category/3'],
    ['/live/category/3', '/live/provider/2'],
  ])('stays when navigating from %s to %s (S2.37)', (from, path) => {
    const onWay = (move: 'push' | 'replace') =>
      ruleAfter((history) => {
        history.push(from)
        history[move](path)
      })(path)
    expect(onWay('push')).toBe(false)
    expect(onWay('replace')).toBe(false)
  })

  it.each([
    ['/', '/slot/category/57'],
    ['/favorites', '/slot/provider/1'],
    ['/live', '/slot/category/57'],
    ['/slots-of-others', '/live/category/3'],
  ])('is reset when navigating from %s to %s (S2.37)', (from, path) => {
    const rule = ruleAfter((history) => {
      history.push(from)
      history.push(path)
    })
    expect(rule(path)).toBe(true)
  })

  it.each(['/', '/slot', '/slot/type/new', '/live', '/live/type/dice', '/promotions', '/profile'])(
    'is reset when navigating to %s (S2.37)',
    (path) => {
      expect(ruleAfter((history) => history.push(path))(path)).toBe(true)
    },
  )

  it('is restored when going back and after a reload', () => {
    expect(ruleAfter((history) => history.back())('/slot/category/57')).toBe(true)
    expect(ruleAfter(() => undefined)('/slot/category/57')).toBe(true)
  })
})
