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
 * Returns the rank of a match of a folded query in a folded name: 0 the name is the query, 1 it starts with
 * it, 2 a word does, 3 the name contains it, 4 it is a typing error away, 5 the query leaves letters out (`nzr`
 * for `nazar`); `null` when it does not match.
 */
export function searchRank(query: string, name: string): number | null {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (name.includes(` ${query}`)) return 2
  if (name.includes(query)) return 3
  if (isSlipAway(query, name)) return 4
  return leavesLettersOut(query, name) ? 5 : null
}

/** The highest rank of `searchRank`. */
export const SEARCH_RANK_MAX = 5

/** Letters that a query may leave out, for each letter that it has. */
const LEFT_OUT_PER_LETTER = 1

/** True if the query's letters follow each other in the name, from the start of a word and near each other. */
function leavesLettersOut(query: string, name: string): boolean {
  const letters = query.replaceAll(' ', '')
  const lengthMax = letters.length * (1 + LEFT_OUT_PER_LETTER)
  return name.split(' ').some((_, word, words) => {
    const rest = words.slice(word).join('').slice(0, lengthMax)
    if (rest[0] !== letters[0]) return false
    let place = -1
    return Array.from(letters).every((letter) => {
      place = rest.indexOf(letter, place + 1)
      return place >= 0
    })
  })
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
