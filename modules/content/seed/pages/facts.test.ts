import { SLOT_GAMES } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { en as accountEn } from '@poyraz/text/account/en'
import { tr as accountTr } from '@poyraz/text/account/tr'
import { en } from '@poyraz/text/player/en'
import { tr } from '@poyraz/text/player/tr'
import { describe, expect, it } from 'vitest'
import { PROMOTIONS } from '../promotions.ts'
import { SLIDERS } from '../sliders.ts'
import { casinoRules } from './casino-rules.ts'
import { financial } from './financial.ts'
import { generalRules } from './general-rules.ts'

/** What a reader sees: no markup, no line ends. */
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

describe('the general rules', () => {
  it.each([generalRules.html.tr, generalRules.html.en])(
    'hold the legal notice in both languages (S1.12, S2.33)',
    (html) => {
      expect(plain(html)).toContain(tr.footer.legal)
      expect(plain(html)).toContain(en.footer.legal)
    },
  )
})

describe('the casino rules', () => {
  const games = SLOT_GAMES
  const text = { tr: plain(casinoRules.html.tr), en: plain(casinoRules.html.en) }

  it('tell the returns of the games that are played (S2.33)', () => {
    const percents = games.map(({ rules }) => (rules.rtpBp / 100).toFixed(2))
    expect(rowOf(casinoRules.html.en, 'Return to player (RTP)')).toEqual(percents.map((rtp) => `${rtp}%`))
    expect(rowOf(casinoRules.html.tr, 'Oyuncuya dönüş (RTP)')).toEqual(
      percents.map((rtp) => `%${rtp.replace('.', ',')}`),
    )
  })

  it('tell their caps', () => {
    const caps = games.map(({ rules }) => rules.capUnits / rules.unitsPerBet)
    expect(rowOf(casinoRules.html.en, 'Win cap')).toEqual(
      caps.map((cap) => `${formatCount(cap, 'en')} × stake`),
    )
    expect(rowOf(casinoRules.html.tr, 'Kazanç tavanı')).toEqual(
      caps.map((cap) => `bahsin ${formatCount(cap, 'tr')} katı`),
    )
  })

  it.each(['tr', 'en'] as const)('tell how many stops were counted, in %s', (lang) => {
    for (const { rules } of games) {
      const stops = rules.strips.base.reduce((product, strip) => product * strip.length, 1)
      expect(text[lang]).toContain(formatCount(stops, lang))
    }
  })

  it.each(['tr', 'en'] as const)('name every stake that can be played, in %s', (lang) => {
    for (const { rules } of games) {
      for (const stake of rules.stakes) expect(text[lang]).toMatch(new RegExp(`₺${stake / 100}(?!\\d)`))
    }
  })
})

describe('the financial information', () => {
  it.each([
    ['tr', accountTr],
    ['en', accountEn],
  ] as const)(
    'explains every state of a payment by the name it is shown with, in %s',
    (lang, { account }) => {
      const table = financial.html[lang].split('<tbody>').at(-1) ?? ''
      const named = [...table.matchAll(/<tr><td>(.*?)<\/td>/g)].flatMap(([, cell = '']) => cell.split(', '))
      expect(named.toSorted()).toEqual(Object.values(account.statuses).toSorted())
    },
  )
})

describe('the banners', () => {
  it('lead to promotions that exist', () => {
    const named = SLIDERS.flatMap(({ link }) => /^\/promotions\?id=(\d+)$/.exec(link)?.[1] ?? [])
    expect(named.length).toBeGreaterThan(0)
    for (const id of named) expect(PROMOTIONS.map((one) => String(one.id))).toContain(id)
  })
})
