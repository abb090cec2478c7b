import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../../shared/endpoint/public-reads.ts'
import { leavesOf } from './menu-leaves.ts'

const entry = (url: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  id: 1,
  title: { tr: url, en: url },
  url,
  icon: '',
  auth: false,
  children,
})

describe('leavesOf', () => {
  it('returns the entries with an address, in order', () => {
    const menu = [
      entry('/'),
      entry('', [entry('/slot'), entry('/live', [entry('/live/type/dice')])]),
      entry(''),
    ]
    expect(leavesOf(menu).map(({ url }) => url)).toEqual(['/', '/slot', '/live', '/live/type/dice'])
  })
})
