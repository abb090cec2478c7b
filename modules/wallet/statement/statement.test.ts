import { inflateSync } from 'node:zlib'
import { type Kurus, kurus } from '@poyraz/kernel'
import { statementEn, statementTr } from '@poyraz/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manrope } from '../pdf/fonts.ts'
import { fitted, shape, widthOf } from '../pdf/text.ts'
import { statementPdf } from './pdf.ts'
import { type Movement, statementOf } from './statement.ts'

const movement = fc.record({
  at: fc.constant(new Date('2026-11-21T09:00:00Z')),
  kind: fc.constantFrom('Para yatırma', 'Slot bahsi', 'Bonus'),
  name: fc.constant('Boğaziçi'),
  ref: fc.constant('r'),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => kurus(amount)),
})
const sum = (amounts: readonly Kurus[]) => amounts.reduce<bigint>((total, amount) => total + amount, 0n)

describe('R38: a statement', () => {
  it('opens, moves and closes with the same sum, whatever is cut out of a history', () => {
    fc.assert(
      fc.property(fc.array(movement), fc.nat(), fc.nat(), (history, one, other) => {
        const [from, to] = [one, other].map((at) => at % (history.length + 1)).sort((a, b) => a - b)
        const opening = kurus(sum(history.slice(0, from).map(({ amount }) => amount)))
        const { lines, totals, kinds, closing } = statementOf(opening, history.slice(from, to))
        expect(closing).toBe(sum(history.slice(0, to).map(({ amount }) => amount)))
        expect(lines.at(-1)?.balance ?? opening).toBe(closing)
        expect(opening + totals.moneyIn - totals.moneyOut).toBe(closing)
        const all = [...kinds.values()]
        expect(sum(all.map(({ moneyIn }) => moneyIn))).toBe(totals.moneyIn)
        expect(sum(all.map(({ moneyOut }) => moneyOut))).toBe(totals.moneyOut)
        expect(all.reduce((count, kind) => count + kind.count, 0)).toBe(lines.length)
      }),
    )
  })
})

describe('the PDF', () => {
  const head = {
    words: statementTr,
    lang: 'tr',
    startDate: '2026-10-01',
    endDate: '2026-11-21',
    holder: 'Çağrı Işıkoğlu Şen',
    preparedAt: new Date('2026-11-21T09:00:00Z'),
  } as const
  const played = (count: number): readonly Movement[] =>
    Array.from({ length: count }, () => ({
      at: new Date('2026-11-20T22:30:00Z'),
      kind: 'Slot kazancı',
      name: 'Gül',
      ref: 'r',
      amount: kurus(123_456),
    }))

  /** What a reader copies out of it: every shown text by the map of its font. */
  async function textsOf(count: number, change = {}): Promise<{ pages: number; text: string }> {
    const bytes = await statementPdf(statementOf(kurus(5_000), played(count)), { ...head, ...change })
    const raw = bytes.toString('latin1')
    const heads = raw.matchAll(/\/Length (\d+) \/Filter[^\n]*\nstream\n/g)
    const streams = [...heads].map((head) => inflate(bytes, head.index + head[0].length, Number(head[1])))
    const maps = streams.filter((one) => one.includes('begincmap')).map(mapOf)
    const shown = streams.filter((one) => one.includes(' TJ')).map((one) => readable(one, maps))
    return { pages: shown.length, text: shown.join('\n') }
  }

  it('says everything in Turkish letters, with the balance after each line', async () => {
    const { pages, text } = await textsOf(2)
    expect(pages).toBe(1)
    for (const words of [
      'Çağrı Işıkoğlu Şen',
      '01.10.2026 – 21.11.2026',
      'Slot kazancı · Gül',
      '21.11.2026 01:30',
      '+₺1.234,56',
      '₺1.284,56',
      '₺2.519,12',
      'Sayfa 1 / 1',
      statementTr.note,
    ]) {
      expect(text).toContain(words)
    }
  })

  it('goes on on further pages, each with its number, and says when nothing moved', async () => {
    const long = await textsOf(100, { words: statementEn, lang: 'en' })
    expect(long.pages).toBeGreaterThan(2)
    for (let page = 1; page <= long.pages; page++)
      expect(long.text).toContain(`Page ${page} of ${long.pages}`)
    expect(long.text.match(/\+₺1,234\.56/g)).toHaveLength(100)
    expect((await textsOf(0)).text).toContain(statementTr.none)
  })

  it('names where each of its objects begins', async () => {
    const raw = (await statementPdf(statementOf(kurus(0), played(3)), head)).toString('latin1')
    const table = Number(/startxref\n(\d+)/.exec(raw)?.[1])
    const offsets = [...raw.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map((row) => Number(row[1]))
    expect(offsets.length).toBeGreaterThan(10)
    for (const [index, at] of offsets.entries()) {
      expect(raw.slice(at, at + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    }
  })
})

describe('text', () => {
  it('is cut where it is too wide, and not before', () => {
    const { regular } = manrope()
    const width = (text: string) => widthOf(shape(text, regular), 9)
    const long = 'İlk Yatırım Bonusu için uzun bir ad'
    expect(fitted(long, regular, 9, width(long))).toBe(long)
    const cut = fitted(long, regular, 9, width(long) - 1)
    expect(cut).toMatch(/^İlk Yatırım.*…$/)
    expect(width(cut)).toBeLessThanOrEqual(width(long))
  })

  it('has digits of one width in columns, and a sign for what no font has', () => {
    const { regular } = manrope()
    const inColumn = (text: string) => widthOf(shape(text, regular, true), 9)
    expect(inColumn('1111')).toBeCloseTo(inColumn('8888'))
    expect(shape('漢', regular)[0]?.codePoint).toBe('?'.codePointAt(0))
  })
})

function inflate(bytes: Buffer, from: number, length: number): string {
  return inflateSync(bytes.subarray(from, from + length)).toString('latin1')
}

function mapOf(stream: string): ReadonlyMap<string, string> {
  const pairs = stream.matchAll(/^<(\w{4})> <(\w{4})>$/gm)
  return new Map([...pairs].map(([, glyph = '', code = '']) => [glyph, fromHex(code)]))
}

function fromHex(code: string): string {
  return String.fromCodePoint(Number.parseInt(code, 16))
}

/** One line for each text. */
function readable(content: string, maps: readonly ReadonlyMap<string, string>[]): string {
  const lines = content.split('\n').filter((line) => line.startsWith('BT'))
  return lines
    .map((line) =>
      [...line.matchAll(/\/F(\d+) \S+ Tf \[(.*?)\] TJ/g)]
        .map(([, font, shown = '']) =>
          [...shown.matchAll(/<(\w{4})>/g)].map(([, glyph = '']) => maps[Number(font)]?.get(glyph)).join(''),
        )
        .join(''),
    )
    .join('\n')
}
