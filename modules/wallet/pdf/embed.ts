import type { Face } from './font.ts'

/** Glyph → the code point it was written for. */
export type UsedGlyphs = Map<number, number>

/** Entries of one block of a character map, at most so many by its specification. */
const BLOCK_MAX = 100

/** Puts a face into a document and returns the number of its object; `add` and `addStream` number objects. */
export async function embedFace(
  face: Face,
  used: UsedGlyphs,
  add: (body: string) => number,
  addStream: (bytes: Buffer, entries?: string) => Promise<number>,
): Promise<number> {
  const file = await addStream(face.file, `/Length1 ${face.file.length} `)
  const name = `/BaseFont /${face.name}`
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${face.name} /Flags 4 /FontBBox [${face.box.join(' ')}] /ItalicAngle 0 ` +
      `/Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.capHeight} /StemV 80 /FontFile2 ${file} 0 R >>`,
  )
  const widths = [...used.keys()].map((glyph) => `${glyph} [${face.widthOf(glyph)}]`)
  const font = add(
    `<< /Type /Font /Subtype /CIDFontType2 ${name} /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [${widths.join(' ')}] >>`,
  )
  const map = await addStream(Buffer.from(characterMap(used)))
  return add(
    `<< /Type /Font /Subtype /Type0 ${name} /Encoding /Identity-H /DescendantFonts [${font} 0 R] /ToUnicode ${map} 0 R >>`,
  )
}

/** What the glyphs say, for who copies, searches or listens. */
function characterMap(used: UsedGlyphs): string {
  const pairs = [...used].map(([glyph, codePoint]) => `<${hex(glyph)}> <${hex(codePoint)}>`)
  const blocks: string[] = []
  for (let at = 0; at < pairs.length; at += BLOCK_MAX) {
    const block = pairs.slice(at, at + BLOCK_MAX)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Glyphs def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

/** Four digits: glyphs and code points of the basic plane. */
export function hex(value: number): string {
  return value.toString(16).padStart(4, '0')
}
