import { ORIGINAL_GAMES, SLOT_GAMES } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { describe, expect, it } from 'vitest'
import { factsOf } from './facts.ts'
import { fill, readHtml } from './html.ts'
import { PAGES } from './pages.ts'
import { PROMOTIONS } from './promotions.ts'
import { SLIDERS } from './sliders.ts'

const LANGS = ['tr', 'en'] as const

/** Visible text: no markup, no line ends. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The cells of a row of the figures, by the words at its head. */
function rowOf(html: string, head: string): string[] {
  const row = html.split('<tr>').find((part) => part.includes(`>${head}<`)) ?? ''
  return [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell)
}

describe('a placeholder', () => {
  const facts = new Map([['nazar.rtp', '%96,10']])

  it('becomes its fact', () => {
    expect(fill('<td>{{nazar.rtp}}</td>', facts)).toBe('<td>%96,10</td>')
  })

  it.each(['{{nazar.rpt}}', '{{ nazar.rtp }}', '{{}}'])('without a fact stops the start: %s', (text) => {
    expect(() => fill(text, facts)).toThrow('no fact is called')
  })

  it.each(LANGS)('stays in no text that is shown, in %s', (lang) => {
    for (const { html } of [...PAGES, ...PROMOTIONS]) expect(html[lang]).not.toContain('{{')
  })
})

describe('the general rules', () => {
  it.each(LANGS)('hold the legal notice in both languages, in %s (S1.12, S2.33)', (lang) => {
    const text = plain(readHtml('pages/general-rules')[lang])
    for (const name of ['legal.tr', 'legal.en']) expect(text).toContain(factsOf(lang).get(name))
  })
})

describe('the casino rules', () => {
  const html = readHtml('pages/casino-rules')

  it('tell the returns of the games that are played (S2.33)', () => {
    for (const { rules, present } of SLOT_GAMES) {
      const rtp = (rules.rtpBp / 100).toFixed(2)
      expect(rowOf(html.en, present.name.en)[0]).toBe(`${rtp}%`)
      expect(rowOf(html.tr, present.name.tr)[0]).toBe(`%${rtp.replace('.', ',')}`)
    }
  })

  it('tell their caps', () => {
    for (const { rules, present } of SLOT_GAMES) {
      const cap = Math.ceil(rules.capUnits / rules.unitsPerBet)
      expect(rowOf(html.en, present.name.en).at(-1)).toBe(`${formatCount(cap, 'en')} × stake`)
      expect(rowOf(html.tr, present.name.tr).at(-1)).toBe(`bahsin ${formatCount(cap, 'tr')} katı`)
    }
  })

  it.each(LANGS)('tell how many stops were counted, as the promotion about it does, in %s', (lang) => {
    const promotion = readHtml('promotions/count-before-opening')
    const named = (name: string) => plain(promotion[lang]).includes(name)
    for (const { rules, present } of SLOT_GAMES) {
      const stops =
        'tickets' in rules
          ? rules.tickets
          : rules.strips.base.reduce((product, strip) => product * strip.length, 1)
      expect(plain(html[lang])).toContain(formatCount(stops, lang))
      if (named(present.name[lang])) expect(plain(promotion[lang])).toContain(formatCount(stops, lang))
    }
    expect(SLOT_GAMES.filter(({ present }) => named(present.name[lang]))).toHaveLength(3)
  })

  it.each(LANGS)('tell the returns of the originals, from the least to the greatest, in %s', (lang) => {
    const text = plain(html[lang])
    const [dice, mines] =
      lang === 'tr' ? ['%98,06 – %99,00', '%98,28 – %99,00'] : ['98.06% – 99.00%', '98.28% – 99.00%']
    for (const { present } of ORIGINAL_GAMES) expect(text).toContain(present.name[lang])
    expect(text).toContain(dice)
    expect(text).toContain(mines)
  })

  it.each(LANGS)('name every stake that can be played, in %s', (lang) => {
    for (const { rules } of SLOT_GAMES) {
      for (const stake of rules.stakes)
        expect(plain(html[lang])).toMatch(new RegExp(`₺${stake / 100}(?!\\d)`))
    }
  })
})

describe('the financial information', () => {
  it.each(LANGS)('explains every state of a payment by the name it is shown with, in %s', (lang) => {
    const table = readHtml('pages/financial')[lang].split('<tbody>').at(-1) ?? ''
    const named = [...table.matchAll(/<tr><td>(.*?)<\/td>/g)].flatMap(([, cell = '']) => cell.split(', '))
    const states = [...factsOf(lang)].flatMap(([name, fact]) => (name.startsWith('status.') ? [fact] : []))
    expect(states.length).toBeGreaterThan(7)
    expect(named.toSorted()).toEqual(states.toSorted())
  })
})

describe('the banners', () => {
  it.each([
    ['/promotions?id=1', '%50', '₺999'],
    ['/promotions?id=2', '%30', '₺5.000'],
    ['/promotions?id=3', '%20', '₺2.000'],
  ])('tell the share and the most of %s: %s up to %s, as its promotion does (S9.14)', (to, share, most) => {
    const banner = SLIDERS.find(({ link }) => link === to)
    const promotion = PROMOTIONS.find(({ id }) => to.endsWith(`=${id}`))
    expect(banner?.title.tr).toContain(share)
    expect(banner?.text.tr).toContain(most)
    expect(promotion?.title.tr).toBe(banner?.title.tr)
    expect(promotion?.summary.tr).toContain(most)
  })

  it('lead to promotions that exist', () => {
    const named = SLIDERS.flatMap(({ link }) => /^\/promotions\?id=(\d+)$/.exec(link)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(0)
    for (const id of named) expect(PROMOTIONS.map((one) => String(one.id))).toContain(id)
  })
})
