import { plainText, searchKey } from '@poyraz/text'

export type Heading = { readonly id: string; readonly text: string; readonly level: 2 | 3 }

const HEADING = /<h([23])>(.*?)<\/h\1>/gs
const QUESTION = /<h3>(.*?)<\/h3>/s

/**
 * Adds an id to each h2 and h3 of cleaned HTML and returns these headings in order, for a table of contents.
 */
export function withOutline(html: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = []
  const anchored = html.replace(HEADING, (_, level: string, inner: string) => {
    const text = plainText(inner)
    const id = freeId(text, headings)
    headings.push({ id, text, level: level === '2' ? 2 : 3 })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return { html: anchored, headings }
}

export type Question = { readonly id: string; readonly question: string; readonly answer: string }

/** Returns the questions of an FAQ: each h3 with the HTML after it. HTML before the first h3 is left out. */
export function questionsOf(html: string): readonly Question[] {
  const parts = html.split(QUESTION)
  const found: Question[] = []
  for (let at = 1; at < parts.length; at += 2) {
    const question = plainText(parts[at] ?? '')
    found.push({ id: freeId(question, found), question, answer: (parts[at + 1] ?? '').trim() })
  }
  return found
}

/** Returns an id of plain ASCII letters and digits for a heading that no other heading has. */
function freeId(text: string, taken: readonly { readonly id: string }[]): string {
  const plain = searchKey(text).replace(/[^a-z0-9]+/g, '-')
  const wanted = plain.replace(/^-|-$/g, '') || 'section'
  const isTaken = (id: string) => taken.some((one) => one.id === id)
  let id = wanted
  for (let count = 2; isTaken(id); count++) id = `${wanted}-${count}`
  return id
}
