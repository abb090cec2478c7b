import { notFound } from '@tanstack/react-router'

/** What pages read from the address. Anything that does not fit counts as missing, never as an error. */

const ROUND_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const QUERY_LENGTH_MAX = 64
const TOKEN_LENGTH_MAX = 200
const ID_MAX = 2_147_483_647

type Raw = Record<string, unknown>

/** Typed text of a lobby search; numbers that the router read out of `?q=777` are text again. */
export function searchText({ q }: Raw): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, QUERY_LENGTH_MAX) : ''
  return text.trim() ? { q: text } : {}
}

export function tokenSearch({ token }: Raw): { token?: string } {
  const text = typeof token === 'string' || typeof token === 'number' ? String(token) : ''
  return text && text.length <= TOKEN_LENGTH_MAX ? { token: text } : {}
}

const PROFILE_TABS = ['account', 'security', 'history'] as const
type ProfileTab = (typeof PROFILE_TABS)[number]

export function profileSearch({ tab }: Raw): { tab?: ProfileTab } {
  const known = PROFILE_TABS.find((name) => name === tab)
  return known ? { tab: known } : {}
}

export function verifySearch({ round }: Raw): { round?: string } {
  return typeof round === 'string' && ROUND_ID.test(round) ? { round: round.toLowerCase() } : {}
}

/** Catalogue ids are positive integers; another address is a page that does not exist. */
export const positiveId = {
  parse: ({ id }: { readonly id: string }) => {
    const value = Number(id)
    if (!/^[1-9][0-9]*$/.test(id) || value > ID_MAX) throw notFound()
    return { id }
  },
  stringify: ({ id }: { readonly id: string }) => ({ id }),
}
