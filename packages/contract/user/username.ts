/** 4 to 20 ASCII letters, digits, dot, underscore, hyphen. `ı` and `İ` are refused: `alı` would pass for `ali`. */
const USERNAME = /^[A-Za-z0-9._-]{4,20}$/

/** Names that could be taken for the house. */
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

export function isUsername(text: string): boolean {
  return USERNAME.test(text) && !RESERVED.has(foldUsername(text))
}

/**
 * Returns the form in which usernames are compared. Registered names are ASCII, so `İLKER`, typed on a
 * Turkish keyboard, can only mean `ilker`.
 */
export function foldUsername(text: string): string {
  return text.trim().replace(/[İı]/g, 'i').toLowerCase()
}
