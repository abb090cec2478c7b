import { inflateSync } from 'node:zlib'
import { assert } from '@poyraz/kernel'

/** A TrueType font as a document needs it; lengths are thousandths of the size of the text. */
export type Face = {
  readonly name: string
  /** The font file to embed. */
  readonly file: Buffer
  readonly ascent: number
  readonly descent: number
  readonly capHeight: number
  readonly box: readonly [number, number, number, number]
  /** 0 where the font has no such character. */
  glyphOf(codePoint: number): number
  widthOf(glyph: number): number
}

const DIRECTORY = { woffHeader: 44, woffEntry: 20, header: 12, entry: 16 }
const WOFF = 0x774f4646

/** Reads a font out of a WOFF file, whose tables are those of TrueType, each compressed. */
export function readFace(name: string, woff: Buffer): Face {
  const tables = tablesOf(woff)
  const table = (tag: string): Buffer => {
    const found = tables.get(tag)
    assert(found, `the font ${name} has a table ${tag}`)
    return found
  }
  const [head, hhea, os2, hmtx] = [table('head'), table('hhea'), table('OS/2'), table('hmtx')]
  const perEm = head.readUInt16BE(18)
  const scaled = (units: number) => Math.round((units * 1000) / perEm)
  const longWidths = hhea.readUInt16BE(34)
  const glyphs = glyphsOf(table('cmap'))
  const corner = (index: number) => scaled(head.readInt16BE(36 + 2 * index))
  return {
    name,
    file: sfntOf(woff.readUInt32BE(4), tables),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    box: [corner(0), corner(1), corner(2), corner(3)],
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, longWidths - 1))),
  }
}

function tablesOf(woff: Buffer): ReadonlyMap<string, Buffer> {
  assert(woff.readUInt32BE(0) === WOFF, 'a font comes as WOFF')
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = DIRECTORY.woffHeader + index * DIRECTORY.woffEntry
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    tables.set(woff.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes)
  }
  return tables
}

/** Code point → glyph, of the segments of format 4: all of the basic plane, which is all that is written here. */
function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const count = cmap.readUInt16BE(2)
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + 8 * index))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  assert(at !== undefined, 'a font maps the basic plane')
  const size = cmap.readUInt16BE(at + 6)
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.readUInt16BE(at + 14 + segment)
    const first = cmap.readUInt16BE(at + 16 + size + segment)
    const delta = cmap.readUInt16BE(at + 16 + 2 * size + segment)
    const rangeAt = at + 16 + 3 * size + segment
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const base = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (range === 0 || base !== 0) glyphs.set(code, (base + delta) & 0xffff)
    }
  }
  return glyphs
}

/** The tables as one TrueType file. */
function sfntOf(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  const head = Buffer.alloc(DIRECTORY.header + DIRECTORY.entry * tags.length)
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(tags.length, 4)
  head.writeUInt16BE(power * DIRECTORY.entry, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tags.length - power) * DIRECTORY.entry, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, tag] of tags.entries()) {
    const bytes = tables.get(tag) ?? Buffer.alloc(0)
    const entry = DIRECTORY.header + DIRECTORY.entry * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(bytes), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const filled = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(filled)
    parts.push(filled)
    offset += filled.length
  }
  return Buffer.concat(parts)
}

function checksum(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const word = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : lastWord(bytes.subarray(at))
    sum = (sum + word) % 2 ** 32
  }
  return sum
}

function lastWord(bytes: Buffer): number {
  return Buffer.concat([bytes, Buffer.alloc(4)]).readUInt32BE(0)
}
