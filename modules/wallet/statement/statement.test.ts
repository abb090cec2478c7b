import { inflateSync } from 'node:zlib'
import { type Kurus, kurus } from '@poyraz/kernel'
import { statementEn, statementTr } from '@poyraz/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manrope } from './fonts.ts'
import { statementPdf } from './pdf.ts'
import { type Movement, statementOf } from './statement.ts'

const movement = fc.record({
  at: fc.constant(new Date('2026-11-21T09:00:00Z')),
  type: fc.constant(1),
  kind: fc.constantFrom('Para yatırma', 'Bahis', 'Bonus'),
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
  const won = (name: string): Movement => ({
    at: new Date('2026-11-20T22:30:00Z'),
    type: 3,
    kind: 'Kazanç',
    name,
    ref: 'r',
    amount: kurus(123_456),
  })

  async function textsOf(movements: readonly Movement[], change = {}): Promise<readonly string[]> {
    return textsIn(await statementPdf(statementOf(kurus(5_000), movements), { ...head, ...change }))
  }

  it('says everything in Turkish letters, with the balance after each line', async () => {
    const pages = await textsOf([won('Gül'), won('Gül')])
    expect(pages).toHaveLength(1)
    for (const words of [
      'Çağrı Işıkoğlu Şen',
      '01.10.2026 – 21.11.2026',
      'Kazanç · Gül',
      '21.11.2026 01:30',
      '+₺1.234,56',
      '₺1.284,56',
      '₺2.519,12',
      'Sayfa 1 / 1',
      statementTr.note,
    ]) {
      expect(pages[0]?.split('\n')).toContain(words)
    }
  })

  it('goes on on further pages, each with its number, and says when nothing moved', async () => {
    const many = Array.from({ length: 100 }, () => won('Gül'))
    const pages = await textsOf(many, { words: statementEn, lang: 'en' })
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, text] of pages.entries())
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(pages.join().match(/\n\+₺1,234\.56\n/g)).toHaveLength(100)
    expect((await textsOf([])).join()).toContain(statementTr.none)
  })

  it('is drawn in small steps: others go first many times', async () => {
    let turns = 0
    const other = setInterval(() => turns++, 0)
    const many = Array.from({ length: 2_000 }, () => won('Gül'))
    await statementPdf(statementOf(kurus(0), many), head)
    clearInterval(other)
    expect(turns).toBeGreaterThan(10)
  })

  it('cuts a description where it is too wide, and not before', async () => {
    const [text] = await textsOf([won('ne uzun bir ad '.repeat(9)), won('Gül')])
    expect(text).toMatch(/Kazanç · ne uzun bir ad[^\n]*[^\n ]…\n/)
    expect(text).toMatch(/Kazanç · Gül\n/)
  })

  it('has digits of one width in columns, in both weights', () => {
    for (const { text, columns } of Object.values(manrope())) {
      const widths = [text, columns].map((font) =>
        [...'0123456789'].map((digit) => font.layout(digit).advanceWidth),
      )
      expect(widths.map((one) => new Set(one).size > 1)).toEqual([true, false])
    }
  })
})

/** Returns the text that a reader copies from each page, one line per text, by the glyph map of its font. */
function textsIn(bytes: Buffer): readonly string[] {
  const raw = bytes.toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body] as const),
  )
  const fonts = new Map(
    [...raw.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)].map(([, name = '', id = '']) => {
      const map = /ToUnicode (\d+)/.exec(objects.get(id) ?? '')?.[1] ?? ''
      return [name, lettersOf(inflated(objects.get(map)))] as const
    }),
  )
  const pages = [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => inflated(objects.get(id)))
  return pages.map((content) => readable(content, fonts))
}

function inflated(body = ''): string {
  const [, packed = ''] = /\nstream\n([^]*)\n+endstream$/.exec(body) ?? []
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** The glyphs of a font are numbered without gaps. */
function lettersOf(map: string): readonly string[] {
  const lists = [...map.matchAll(/> \[(.*)\]$/gm)].map(([, list = '']) => list)
  return [...lists.join(' ').matchAll(/<(\w+)>/g)].map(([, code = '']) => fromHex(code))
}

function fromHex(code: string): string {
  return String.fromCodePoint(Number.parseInt(code, 16))
}

function readable(content: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  const shown = content.matchAll(/\/(F\d+) \S+ Tf\n\[(.*)\] TJ/g)
  return [...shown]
    .map(([, font = '', glyphs = '']) =>
      [...glyphs.replaceAll(/> \S+ ?<?|</g, '').matchAll(/\w{4}/g)]
        .map(([glyph]) => fonts.get(font)?.[Number.parseInt(glyph, 16)])
        .join(''),
    )
    .join('\n')
}
