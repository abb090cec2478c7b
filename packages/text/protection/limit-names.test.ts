import { expect, it } from 'vitest'
import { en } from './en.ts'
import { tr } from './tr.ts'

/** Every text of a catalogue with its path. */
function texts(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') return [[at, value] as [string, string]]
    return typeof value === 'object' && value !== null ? texts(value, at) : []
  })
}

it.each([
  ['tr', tr, /yatırım (sınırı|limiti)/i, 'Çektiğin para düşülmez'],
  ['en', en, /deposit limit/i, 'Withdrawals are not deducted'],
] as const)(
  'only the gross limit is named a deposit limit, and says that it is gross: %s (R40)',
  (_, catalogue, name, gross) => {
    const named = texts(catalogue).filter(([, text]) => name.test(text))
    expect(named.map(([path]) => path)).toEqual(['limits.names.deposit'])
    expect(catalogue.limits.kindTexts.deposit).toContain(gross)
  },
)
