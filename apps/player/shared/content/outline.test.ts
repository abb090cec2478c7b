import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionsOf, withOutline } from './outline.ts'

describe('withOutline', () => {
  it('gives headings an id of plain letters and lists them in order', () => {
    const { html, headings } = withOutline('<p>a</p><h2>Çekim <em>süresi</em></h2><h3>İade &amp; iptal</h3>')
    expect(html).toBe(
      '<p>a</p><h2 id="cekim-suresi">Çekim <em>süresi</em></h2><h3 id="iade-iptal">İade &amp; iptal</h3>',
    )
    expect(headings).toEqual([
      { id: 'cekim-suresi', text: 'Çekim süresi', level: 2 },
      { id: 'iade-iptal', text: 'İade & iptal', level: 3 },
    ])
  })

  it('gives unique ids to any headings', () => {
    const words = fc.array(fc.constantFrom('Kurallar', 'kurallar', '!', 'Kurallar 2', ''), { maxLength: 12 })
    fc.assert(
      fc.property(words, (titles) => {
        const { headings } = withOutline(titles.map((title) => `<h2>${title}</h2>`).join(''))
        expect(new Set(headings.map(({ id }) => id)).size).toBe(titles.length)
        expect(headings.every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true)
      }),
    )
  })
})

describe('questionsOf', () => {
  it('pairs each h3 with what follows it (S2.15)', () => {
    const html = '<p>Giriş</p><h3>Kim oynar?</h3><p>18 yaş üstü.</p><ul><li>a</li></ul><h3>Ne?</h3>'
    expect(questionsOf(html)).toEqual([
      { id: 'kim-oynar', question: 'Kim oynar?', answer: '<p>18 yaş üstü.</p><ul><li>a</li></ul>' },
      { id: 'ne', question: 'Ne?', answer: '' },
    ])
  })

  it('returns no questions for a text without questions', () => {
    expect(questionsOf('<p>Yakında</p>')).toEqual([])
  })
})
