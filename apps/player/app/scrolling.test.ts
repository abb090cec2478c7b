import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { scrollRule } from './scrolling.ts'

function ruleAfter(move: (history: ReturnType<typeof createMemoryHistory>) => void) {
  const history = createMemoryHistory({ initialEntries: ['/slot', '/slot/category/57'] })
  const rule = scrollRule(history)
  move(history)
  return (pathname: string) => rule({ location: { pathname } })
}

describe('the scroll position', () => {
  it.each(['/slot/category/57', '/slot/provider/1', '/live/category/3', '/live/provider/2'])(
    'stays on the way to %s',
    (path) => {
      expect(ruleAfter((history) => history.push(path))(path)).toBe(false)
      expect(ruleAfter((history) => history.replace(path))(path)).toBe(false)
    },
  )

  it.each(['/', '/slot', '/slot/type/new', '/live', '/live/type/dice', '/promotions', '/profile'])(
    'goes to the top on the way to %s',
    (path) => {
      expect(ruleAfter((history) => history.push(path))(path)).toBe(true)
    },
  )

  it('is what it was on the way back and at a reload', () => {
    expect(ruleAfter((history) => history.back())('/slot/category/57')).toBe(true)
    expect(ruleAfter(() => undefined)('/slot/category/57')).toBe(true)
  })
})
