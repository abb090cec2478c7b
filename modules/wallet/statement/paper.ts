import { buffer } from 'node:stream/consumers'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { manrope, type Weight } from './fonts.ts'

/** A4 in points. Coordinates start at the upper left corner. */
export const PAGE = { width: 595, height: 842 } as const

type Place = { readonly x: number; readonly y: number }
/** `#rrggbb` */
type Colour = string

export type TextStyle = {
  readonly weight: Weight
  readonly size: number
  readonly colour: Colour
  /** Horizontal anchor of the text at `x`. */
  readonly align?: 'left' | 'right'
  /** Tabular digits, for columns of numbers. */
  readonly columns?: boolean
  /** Longer text ends in an ellipsis. */
  readonly widthMax?: number
}

export type Paper = {
  /** `y` is the base line. */
  text(place: Place, text: string, style: TextStyle): void
  box(place: Place, size: { readonly width: number; readonly height: number }, colour: Colour): void
  /** Starts a page; drawing continues there. */
  addPage(): void
  /** Draws on every page after the last one, when the number of pages is known. */
  onEachPage(draw: (index: number, pages: number) => Promise<void>): Promise<void>
  toBytes(): Promise<Buffer>
}

export type PaperHead = { readonly title: string; readonly lang: string; readonly createdAt: Date }

/** Creates a PDF of text and boxes. Its fonts are embedded, so that it looks the same everywhere. */
export function createPaper({ title, lang, createdAt }: PaperHead): Paper {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Producer: 'Poyraz', Creator: 'Poyraz', CreationDate: createdAt },
  })
  for (const [weight, { text, columns }] of Object.entries(manrope())) {
    pdf.registerFont(weight, source(text)).registerFont(`${weight}-columns`, source(columns))
  }
  return {
    text: (place, text, style) => writeText(pdf, place, text, style),
    box: ({ x, y }, { width, height }, colour) => void pdf.rect(x, y, width, height).fill(colour),
    addPage: () => void pdf.addPage(),
    async onEachPage(draw) {
      const { count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        pdf.switchToPage(index)
        await draw(index, count)
      }
    },
    toBytes() {
      const bytes = buffer(pdf)
      pdf.end()
      return bytes
    },
  }
}

/** The library accepts a font that was already read, but its types know only files. */
function source(font: Font): Buffer {
  return font as unknown as Buffer
}

function writeText(pdf: PDFKit.PDFDocument, { x, y }: Place, text: string, style: TextStyle): void {
  const { weight, size, colour, align, columns = false, widthMax } = style
  pdf.font(columns ? `${weight}-columns` : weight, size).fillColor(colour)
  const fit =
    widthMax === undefined
      ? { lineBreak: false }
      : { width: widthMax, height: pdf.currentLineHeight(), ellipsis: true }
  const start = align === 'right' ? x - pdf.widthOfString(text) : x
  pdf.text(text, start, y, { ...fit, baseline: 'alphabetic' })
}
