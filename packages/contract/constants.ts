/** Protocol values for sites. This file does not load zod, which a page may not need. */

/**
 * ISO 4217 code of all amounts in calls, replies and payments. The specification names no other. The books of
 * an installation for play add `_PLAY`.
 */
export const CURRENCY = 'TRY' as const

/** Default site of a call for sliders. */
export const SLIDER_SITE_ID = 889
/** Default site of a call for popups. */
export const POPUP_SITE_ID = 111

export const UPLOAD_BYTES_MAX = 8 * 1024 * 1024

/** Length of a code by SMS or from an authenticator. */
export const CODE_DIGITS = 6

/** Most selections that a bet builder combines: the odds of each set of them are stored with its leg. */
export const BUILDER_PARTS_MAX = 8

/** Passkeys that one player may have at a time. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_LENGTH_MAX = 40

/**
 * Default page sizes of lists. Sites send the same numbers, and the server puts the replies to these calls
 * into its pages. With another number the page would not find its reply.
 */
export const PAGE_SIZES = {
  games: 48,
  gameCategories: 100,
  gameProviders: 100,
  tables: 48,
  tableCategories: 150,
  tableProviders: 100,
  sliders: 7,
  tournaments: 50,
} as const

/** The list of recent wins has wins of at least this multiple of the stake. */
export const PUBLIC_WIN_MULTIPLE = 10
/** Length of the list of recent wins. */
export const PUBLIC_WINS_MAX = 12

/** Length of the list of the games that a player played last. */
export const RECENT_GAMES_MAX = 20

/** Subjects of push notifications, as a player chooses them. */
export const PUSH_CATEGORIES = ['deposit', 'withdrawal', 'security', 'bonus', 'sports', 'promotion'] as const
export type PushCategory = (typeof PUSH_CATEGORIES)[number]
/**
 * Push services of the browsers, with their subdomains. The server posts to no other host, so no player can
 * make it call a host of their own, or hold up the notifications of others.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const
/** Devices of a player that get push notifications; the one that was used least recently gives way. */
export const PUSH_DEVICES_MAX = 10

/** Statistics count a longer time between two rounds as a pause, not as play. */
export const PLAY_PAUSE_MINUTES = 5

/** Provider of the house's own live tables, which open on a page of the site. */
export const HOUSE_TABLES_PROVIDER = 1000
/** Provider of the house's own virtual games. */
export const HOUSE_VIRTUAL_PROVIDER = 1001

/** Maximum length of a message in the chat of a live table, in characters. */
export const CHAT_TEXT_MAX = 200
/** Layouts of chips that a player saves for a game of live tables. */
export const FAVOURITE_BETS_MAX = 12
