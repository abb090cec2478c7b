import { PAGE_KEYS, type PageKey } from '@poyraz/contract/page-keys'
import { HISTORY_KINDS } from '@poyraz/site/account'
import { SHARE_TOKEN } from '@poyraz/site/verify'
import { notFound } from '@tanstack/react-router'

/** Parsers of URL parameters. An invalid search parameter counts as missing and is never an error. */

const ENTITY_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const QUERY_LENGTH_MAX = 64
const TOKEN_LENGTH_MAX = 200
const ID_MAX = 2_147_483_647

type Raw = Record<string, unknown>

/** Text of a lobby search. The router parses `?q=777` as a number; it is converted back to text. */
export function searchText({ q }: Raw): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, QUERY_LENGTH_MAX) : ''
  return text.trim() ? { q: text } : {}
}

const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const
const FILTER_KEY = /^[a-z-]{1,32}$/

export type LobbySearch = {
  q?: string
  /** A provider. */
  studio?: number
  mechanic?: string
  feature?: string
  topic?: string
  volatility?: (typeof VOLATILITIES)[number]
}

/** Search text and filters of the slot lobby. */
export function lobbySearch(raw: Raw): LobbySearch {
  const { studio, volatility } = raw
  const level = VOLATILITIES.find((one) => one === volatility)
  return {
    ...searchText(raw),
    ...(isCatalogueId(String(studio)) ? { studio: Number(studio) } : {}),
    ...(level ? { volatility: level } : {}),
    ...filterKey(raw, 'mechanic'),
    ...filterKey(raw, 'feature'),
    ...filterKey(raw, 'topic'),
  }
}

function filterKey<Name extends string>(raw: Raw, name: Name): { [N in Name]?: string } {
  const value = raw[name]
  return typeof value === 'string' && FILTER_KEY.test(value)
    ? ({ [name]: value } as { [N in Name]: string })
    : {}
}

export function tokenSearch({ token }: Raw): { token?: string } {
  const text = typeof token === 'string' || typeof token === 'number' ? String(token) : ''
  return text && text.length <= TOKEN_LENGTH_MAX ? { token: text } : {}
}

/**
 * Parameters of a reset link, or of a link to reclaim an account: `reclaim` selects only the page's texts,
 * the token decides what happens.
 */
export function resetSearch({ token, reclaim }: Raw): { token?: string; reclaim?: true } {
  return { ...tokenSearch({ token }), ...(reclaim === true ? { reclaim } : {}) }
}

/** The open step of a form in steps; the first one has none. */
export function stepSearch({ step }: Raw): { step?: 2 | 3 | undefined } {
  return { step: step === 2 || step === 3 ? step : undefined }
}

const PROFILE_TABS = ['account', 'security', 'banks'] as const
type ProfileSearch = { tab?: (typeof PROFILE_TABS)[number] | undefined; via?: 'wallet' | undefined }

/** The open tab, and if the wallet led here. The router keeps the raw value of a parameter that is left out. */
export function profileSearch({ tab, via }: Raw): ProfileSearch {
  return { tab: PROFILE_TABS.find((name) => name === tab), via: via === 'wallet' ? via : undefined }
}

type DepositSearch = { method?: number; amount?: number; payment?: string }

/** Preselected values of a deposit: the method and an amount in kuruş, or the id of a pending payment. */
export function depositSearch({ method, amount, payment }: Raw): DepositSearch {
  return {
    ...(typeof payment === 'string' && ENTITY_ID.test(payment) ? { payment } : {}),
    ...(isCatalogueId(String(method)) ? { method: Number(method) } : {}),
    ...(isCatalogueId(String(amount)) ? { amount: Number(amount) } : {}),
  }
}

export function verifySearch({ round }: Raw): { round?: string } {
  return typeof round === 'string' && ENTITY_ID.test(round) ? { round: round.toLowerCase() } : {}
}

const ABOUT_LENGTH_MAX = 64

/** The payment or round that a message to the support is about. */
export function supportSearch({ about }: Raw): { about?: string } {
  const text = typeof about === 'string' || typeof about === 'number' ? String(about).trim() : ''
  return text && text.length <= ABOUT_LENGTH_MAX ? { about: text } : {}
}

const SHARE_TOKEN_ONLY = new RegExp(`^${SHARE_TOKEN}$`)

/** A token of another form gives the not-found page. */
export const shareToken = {
  parse: ({ token }: { readonly token: string }) => {
    if (!SHARE_TOKEN_ONLY.test(token)) throw notFound()
    return { token }
  },
  stringify: ({ token }: { readonly token: string }) => ({ token }),
}

const PROMOTION_STATES = ['active', 'coming', 'finished'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** The promotion that a link opens, and its tab. */
export function promotionSearch({ id, state }: Raw): { id?: number; state?: PromotionState } {
  const known = PROMOTION_STATES.find((name) => name === state)
  return {
    ...(isCatalogueId(String(id)) ? { id: Number(id) } : {}),
    ...(known ? { state: known } : {}),
  }
}

/** Catalogue ids are positive integers; other values give the not-found page. */
export const positiveId = {
  parse: ({ id }: { readonly id: string }) => {
    if (!isCatalogueId(id)) throw notFound()
    return { id }
  },
  stringify: ({ id }: { readonly id: string }) => ({ id }),
}

export const pageKey = {
  parse: ({ pageKey: key }: { readonly pageKey: string }) => {
    if (!Object.hasOwn(PAGE_KEYS, key)) throw notFound()
    return { pageKey: key as PageKey }
  },
  stringify: ({ pageKey: key }: { readonly pageKey: PageKey }) => ({ pageKey: key }),
}

type HistoryKind = (typeof HISTORY_KINDS)[number]

export const historyKind = {
  parse: ({ kind }: { readonly kind: string }) => {
    const known = HISTORY_KINDS.find((name) => name === kind)
    if (!known) throw notFound()
    return { kind: known }
  },
  stringify: ({ kind }: { readonly kind: HistoryKind }) => ({ kind }),
}

const PLAY_TYPES = ['slot', 'live', 'virtual'] as const
export type PlayType = (typeof PLAY_TYPES)[number]
const GAMING_TYPES = ['real', 'fun'] as const
export type GamingType = (typeof GAMING_TYPES)[number]

type PlayAddress = { readonly type: PlayType; readonly id: string }
type PlayVariant = PlayAddress & { readonly x: string }
type PlayVariantOf = PlayVariant & { readonly y: string }
type RawPlay = { readonly type: string; readonly id: string }

export const playParams = {
  parse: (raw: RawPlay): PlayAddress => playAddress(raw),
  stringify: ({ type, id }: PlayAddress) => ({ type, id }),
}

/** `x` is a gaming type or the name of a provider. */
export const playVariantParams = {
  parse: (raw: RawPlay & { readonly x: string }): PlayVariant => ({ ...playAddress(raw), x: raw.x }),
  stringify: ({ type, id, x }: PlayVariant) => ({ type, id, x }),
}

/** If there are two parts, the first must be a gaming type and the second is the name of a provider. */
export const playVariantOfParams = {
  parse: (raw: RawPlay & { readonly x: string; readonly y: string }): PlayVariantOf => {
    if (!gamingTypeOf(raw.x)) throw notFound()
    return { ...playAddress(raw), x: raw.x, y: raw.y }
  },
  stringify: ({ type, id, x, y }: PlayVariantOf) => ({ type, id, x, y }),
}

function playAddress({ type, id }: RawPlay): PlayAddress {
  const known = PLAY_TYPES.find((name) => name === type)
  if (!known || !isCatalogueId(id)) throw notFound()
  return { type: known, id }
}

export function gamingTypeOf(part: string | undefined): GamingType | null {
  return GAMING_TYPES.find((name) => name === part) ?? null
}

function isCatalogueId(text: string): boolean {
  return /^[1-9][0-9]*$/.test(text) && Number(text) <= ID_MAX
}
