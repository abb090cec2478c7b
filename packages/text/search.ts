const FOLDS: Readonly<Record<string, string>> = {
  İ: 'i',
  I: 'i',
  ı: 'i',
  Ş: 's',
  ş: 's',
  Ğ: 'g',
  ğ: 'g',
  Ç: 'c',
  ç: 'c',
  Ö: 'o',
  ö: 'o',
  Ü: 'u',
  ü: 'u',
}
const TURKISH = new RegExp(`[${Object.keys(FOLDS).join('')}]`, 'g')
const MARKS = /\p{M}/gu
const SPACES = /\s+/g

/**
 * Words of a name up to this length must match exactly; a longer one forgives one slip, from 6 letters on
 * two.
 */
const EXACT_LENGTH_MAX = 3
const TWO_SLIPS_FROM = 6

/**
 * The form in which names and queries are compared: Turkish letters to their plain ones, invariant lower
 * case, no marks, single spaces. Index and query go through the same function, so `istanbul` finds
 * `İSTANBUL`.
 */
export function searchKey(text: string): string {
  return text
    .replace(TURKISH, (letter) => FOLDS[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .trim()
    .replace(SPACES, ' ')
}

/**
 * Returns the rank of a match of a folded query in a folded name: 0 the name starts with the query, 1 a word
 * does, 2 the name contains it, 3 it is one typing error away; `null` when it does not match.
 */
export function searchRank(query: string, name: string): number | null {
  if (name.startsWith(query)) return 0
  if (name.includes(` ${query}`)) return 1
  if (name.includes(query)) return 2
  return isSlipAway(query, name) ? 3 : null
}

function isSlipAway(query: string, name: string): boolean {
  if (query.length <= EXACT_LENGTH_MAX) return false
  const slips = query.length >= TWO_SLIPS_FROM ? 2 : 1
  const words = query.includes(' ') ? [name] : name.split(' ')
  return words.some((word) => prefixDistance(query, word) <= slips)
}

/**
 * Edits (insert, delete, replace, swap of neighbours) between the query and the best prefix of the word:
 * a player who is still typing has not typed its end.
 */
function prefixDistance(query: string, word: string): number {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let i = 1; i <= query.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = query[i - 1] === word[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && query[i - 1] === word[j - 2] && query[i - 2] === word[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      next.push(cost)
    }
    before = row
    row = next
  }
  return Math.min(...row)
}

/** A search starts at this many characters, counted in code points after trimming. */
const SEARCH_LENGTH_MIN = 3

export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= SEARCH_LENGTH_MIN
}
