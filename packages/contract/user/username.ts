/** 4 to 20 ASCII letters, digits, dot, underscore, hyphen. `ı` and `İ` are refused: `alı` would pass for `ali`. */
const USERNAME = /^[A-Za-z0-9._-]{4,20}$/

/** Names that could be taken for the house, without the signs between letters. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'destek',
  'house',
  'kasa',
  'moderator',
  'poyraz',
  'root',
  'support',
  'system',
])

/** Words of the house: other players see usernames in chats, and a name must not look like staff. */
const HOUSE_WORD =
  /^(?:admin|moderator|destek|support|krupiye|yonetici|yonetim)|(?:admin|moderator|destek|support|krupiye|yonetici|yonetim)$/
/** Digits that are read as letters. */
const LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' }

export function isUsername(text: string): boolean {
  return USERNAME.test(text) && !isOfHouse(text)
}

function isOfHouse(text: string): boolean {
  const plain = foldUsername(text).replace(/[._-]/g, '')
  const read = plain.replace(/\d+$/, '').replace(/[01345]/g, (digit) => LETTERS[digit] ?? digit)
  return RESERVED.has(plain) || [plain, read].some((name) => HOUSE_WORD.test(name))
}

/**
 * Returns the form in which usernames are compared. Registered names are ASCII, so `İLKER`, typed on a
 * Turkish keyboard, can only mean `ilker`.
 */
export function foldUsername(text: string): string {
  return text.trim().replace(/[İı]/g, 'i').toLowerCase()
}
