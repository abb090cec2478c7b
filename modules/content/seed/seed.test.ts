import { INFORMATION_TYPES } from '@poyraz/contract'
import { describe, expect, it } from 'vitest'
import { keyOf } from '../commands/put-items.ts'
import { BODIES } from '../kinds.ts'
import { SEED } from './all.ts'

/** Every text of an item with its place, in one language. */
function textsOf(value: unknown, lang: 'tr' | 'en', path = ''): (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === lang ? [[path, String(inner)] as const] : textsOf(inner, lang, `${path}.${name}`),
  )
}

describe('the content of the house', () => {
  it('has every piece of information once (S2.14)', () => {
    const types = SEED.flatMap((item) => (item.kind === 'information' ? [item.body.infType] : []))
    expect(types.sort()).toEqual([...INFORMATION_TYPES].sort())
    expect(new Set(SEED.map(keyOf)).size).toBe(SEED.length)
  })

  it.each(SEED.map((item) => [keyOf(item), item] as const))(
    '%s fits its kind, in both languages',
    (_, item) => {
      const body = BODIES[item.kind].parse(item.body)
      const [tr, en] = [textsOf(body, 'tr'), textsOf(body, 'en')]
      expect(tr.map(([path]) => path)).toEqual(en.map(([path]) => path))
      for (const [path, text] of [...tr, ...en]) expect(text.trim(), path).not.toBe('')
      // Sanitising removed nothing: the text is shown as it was written.
      const tagsOf = (value: unknown) => JSON.stringify(value).match(/<\/?[a-z][a-z0-9]*/g)
      expect(tagsOf(body)).toEqual(tagsOf(item.body))
    },
  )
})
