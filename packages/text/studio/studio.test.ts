import { describe, expect, it } from 'vitest'
import { en as panelsEn } from '../panels/en.ts'
import { tr as panelsTr } from '../panels/tr.ts'
import { en as gameEn } from './en.ts'
import { tr as gameTr } from './tr.ts'

const tr = { ...gameTr, ...panelsTr }
const en = { ...gameEn, ...panelsEn }

type Texts = { readonly [key: string]: string | Texts }

/** A rung has 72 px for its name. */
const RUNG_LETTERS_MAX = 9

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as const] : flat(text, `${path}${key}.`),
  )
const argsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()

describe('the texts of the studio', () => {
  const english = new Map(flat(en))

  it.each(flat(tr))('%s takes the same values in both languages', (key, text) => {
    expect(argsOf(english.get(key) ?? '')).toEqual(argsOf(text))
  })

  it('name the rungs of the ladder in words that fit beside one another on a phone', () => {
    const rungs = [tr, en].flatMap(({ plate }) => Object.values(plate.rung))
    expect(rungs.filter((name) => name.length > RUNG_LETTERS_MAX)).toEqual([])
  })

  it('put no pressure on the player', () => {
    for (const [, text] of [...flat(tr), ...flat(en)]) {
      expect(text).not.toMatch(/\bhemen\b|son şans|kaçırma|şimdi oyna|hurry|last chance|don't miss/i)
    }
  })
})
