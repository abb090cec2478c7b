/** Values of the protocol that sites use as they are: without zod, which a page need not load for them. */

/** The site whose sliders are asked for when a call names none. */
export const SLIDER_SITE_ID = 889
/** The site whose popups are asked for when a call names none. */
export const POPUP_SITE_ID = 111

export const UPLOAD_BYTES_MAX = 8 * 1024 * 1024

/** Of a code that came by SMS or from an authenticator. */
export const CODE_DIGITS = 6

/**
 * So many items a list has when a call names no limit. Sites ask by the same numbers, and the server puts the
 * replies to these very calls into its pages: another number would be a reply that the page does not find.
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
