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
 * Words of a name up to this length must match exactly. Longer words allow one typing error, words of 6 or
 * more letters two.
 */
const EXACT_LENGTH_MAX = 3
const TWO_SLIPS_FROM = 6

/**
 * Normalises names and queries for comparison: Turkish letters become plain ones, lower case, no diacritics,
 * single spaces. So `istanbul` finds `İSTANBUL`.
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
 * Returns the rank of a folded query in a folded name; `null` if it does not match. 0: the name is the query;
 * 1: it starts with it; 2: a word of it does; 3: the name contains it; 4: with typing errors; 5: the query
 * omits letters (`nzr` for `nazar`).
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

/** Number of letters that a query may omit for each letter that it has. */
const LEFT_OUT_PER_LETTER = 1

/** True if the name has the query's letters in order, close together, from the start of a word. */
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
 * Returns the edit distance (insert, delete, replace, transpose) between the query and the closest prefix of
 * the word, because the player may still be typing.
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

/** Minimum length of a query, in code points after trimming. */
const SEARCH_LENGTH_MIN = 3

export function isSearchable(text: string): boolean {
  return Array.from(text.trim()).length >= SEARCH_LENGTH_MIN
}
