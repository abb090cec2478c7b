const CUT_AT = 200
const UNSEEN = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const BREAKS = /<\/?(?:p|br|li|ul|ol|h[1-6]|tr|td|th|div|table)\b[^>]*>/gi
const TAGS = /<\/?[a-z][^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi

/** Returns rich text without markup, cut after `length` characters with an ellipsis. */
export function cutRichText(html: string, length: number = CUT_AT): string {
  const letters = Array.from(plainText(html))
  return letters.length <= length ? letters.join('') : `${letters.slice(0, length).join('').trimEnd()}…`
}

/** Returns rich text without markup. The result is plain text: never insert it into a page as HTML. */
export function plainText(html: string): string {
  return html
    .replace(UNSEEN, ' ')
    .replace(BREAKS, ' ')
    .replace(TAGS, '')
    .replace(ENTITY, decoded)
    .replace(/\s+/g, ' ')
    .trim()
}

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
