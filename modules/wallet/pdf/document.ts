import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { embedFace, hex, type UsedGlyphs } from './embed.ts'
import type { Face } from './font.ts'
import { type Glyph, shape, type Weight, widthOf } from './text.ts'

/** A4, in points; places on a page are measured from its upper left corner. */
export const PAGE = { width: 595, height: 842 } as const

type Place = { readonly x: number; readonly y: number }
/** `#rrggbb` */
type Colour = string

export type TextStyle = {
  readonly weight: Weight
  readonly size: number
  readonly colour: Colour
  /** Where `x` is in the text. */
  readonly align?: 'left' | 'right'
  /** Digits stand below each other. */
  readonly columns?: boolean
}

export type Page = {
  /** `y` is the base line. */
  text(place: Place, text: string, style: TextStyle): void
  box(place: Place, size: { readonly width: number; readonly height: number }, colour: Colour): void
}

export type Document = {
  addPage(): Page
  /** In their order; what was drawn on them so far is kept. */
  readonly pages: readonly Page[]
  toBytes(): Promise<Buffer>
}

export type DocumentHead = { readonly title: string; readonly lang: string; readonly createdAt: Date }

type DrawnPage = Page & { readonly content: string[] }

/** A PDF of text and boxes, with the fonts that it uses within it, so that it looks the same everywhere. */
export function createDocument(head: DocumentHead): Document {
  const used = new Map<Face, UsedGlyphs>()
  const pages: DrawnPage[] = []
  return {
    pages,
    addPage() {
      const page = createPage(used)
      pages.push(page)
      return page
    },
    toBytes: () => serialise(head, pages, used),
  }
}

function createPage(used: Map<Face, UsedGlyphs>): DrawnPage {
  const content: string[] = []
  return {
    content,
    text({ x, y }, text, { weight, size, colour, align = 'left', columns = false }) {
      const glyphs = shape(text, weight, columns)
      for (const { face, glyph, codePoint } of glyphs) {
        const known = used.get(face) ?? new Map<number, number>()
        used.set(face, known.set(glyph, codePoint))
      }
      const start = align === 'right' ? x - widthOf(glyphs, size) : x
      const names = [...used.keys()]
      const runs = runsOf(glyphs).map(
        ({ face, shown }) => `/F${names.indexOf(face)} ${size} Tf [${shown}] TJ`,
      )
      const shown = `BT 1 0 0 1 ${number(start)} ${number(PAGE.height - y)} Tm ${runs.join(' ')} ET`
      // Space between digits is no space between words for who copies or listens.
      const said = columns ? [`/Span << /ActualText <${utf16(text)}> >> BDC`, shown, 'EMC'] : [shown]
      content.push(fill(colour), ...said)
    },
    box({ x, y }, { width, height }, colour) {
      const corner = `${number(x)} ${number(PAGE.height - y - height)}`
      content.push(`${fill(colour)} ${corner} ${number(width)} ${number(height)} re f`)
    },
  }
}

/** Neighbours of one face are shown together. */
function runsOf(glyphs: readonly Glyph[]): readonly { face: Face; shown: string }[] {
  const runs: { face: Face; shown: string }[] = []
  for (const { face, glyph, side } of glyphs) {
    const shift = side === 0 ? '' : `${number(-side)} `
    const shown = `${shift}<${hex(glyph)}>${shift === '' ? '' : ` ${shift}`}`
    const last = runs.at(-1)
    if (last?.face === face) last.shown += shown
    else runs.push({ face, shown })
  }
  return runs
}

const compress = promisify<Buffer, Buffer>(deflate)

async function serialise(
  head: DocumentHead,
  pages: readonly DrawnPage[],
  used: ReadonlyMap<Face, UsedGlyphs>,
): Promise<Buffer> {
  const objects: Buffer[] = []
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body))
  const addStream = async (bytes: Buffer, entries = ''): Promise<number> => {
    const packed = await compress(bytes)
    const open = `<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`
    return add(Buffer.concat([Buffer.from(open), packed, Buffer.from('\nendstream')]))
  }
  const fonts: string[] = []
  for (const [face, glyphs] of used) {
    fonts.push(`/F${fonts.length} ${await embedFace(face, glyphs, add, addStream)} 0 R`)
  }
  const resources = add(`<< /Font << ${fonts.join(' ')} >> >>`)
  // The tree of pages comes right behind them: two objects each.
  const tree = objects.length + 2 * pages.length + 1
  const kids: string[] = []
  for (const { content } of pages) {
    const stream = await addStream(Buffer.from(content.join('\n')))
    const box = `/MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`
    const parts = `/Resources ${resources} 0 R /Contents ${stream} 0 R`
    kids.push(`${add(`<< /Type /Page /Parent ${tree} 0 R ${box} ${parts} >>`)} 0 R`)
  }
  add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`)
  const shown = '/ViewerPreferences << /DisplayDocTitle true >>'
  const root = add(`<< /Type /Catalog /Pages ${tree} 0 R /Lang (${head.lang}) ${shown} >>`)
  const made = `/Producer (Poyraz) /CreationDate (D:${stamp(head.createdAt)}Z)`
  const info = add(`<< /Title <${utf16(head.title)}> ${made} >>`)
  return fileOf(objects, `/Root ${root} 0 R /Info ${info} 0 R`)
}

function fileOf(objects: readonly Buffer[], entries: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e7\u011f\n')]
  const offsets: number[] = []
  let offset = parts[0]?.length ?? 0
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(offset)
    offset += whole.length
    parts.push(whole)
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${size} ${entries} >>\nstartxref\n${offset}\n%%EOF\n`))
  return Buffer.concat(parts)
}

function fill(colour: Colour): string {
  const parts = [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return `${parts.join(' ')} rg`
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function utf16(text: string): string {
  return `FEFF${[...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at))).join('')}`
}

function stamp(at: Date): string {
  return at.toISOString().replace(/\D/g, '').slice(0, 14)
}
