import { GAME_TYPES, PAGE_KEYS, type PageKey, TABLE_TYPES } from '@poyraz/contract'
import type { tr } from '@poyraz/text/pages/tr'

export type PageName = keyof typeof tr

export type SitePage = {
  readonly name: PageName
  /** Whether search engines may list it: pages of one player, of one game and of one link they may not. */
  readonly listed: boolean
  /** The one address of this page, without a slash at its end. */
  readonly path: string
  /** What the address chooses, by the name of the field that asks for it, e.g. `categoryID`. */
  readonly filter: Readonly<Record<string, string | number>>
}

type SitePath = readonly [path: string, name: PageName | 'byKey', listed: boolean]

/** Every address of the players' site, as its router has them. What a part may be stands in `PARTS`. */
export const SITE_PATHS: readonly SitePath[] = [
  ['/', 'home', true],
  ['/home', 'home', false],
  ['/slot', 'slot', true],
  ['/slot/category/:categoryID', 'slot', true],
  ['/slot/type/:type', 'slot', true],
  ['/slot/provider/:providerID', 'slot', true],
  ['/live', 'live', true],
  ['/live/category/:categoryID', 'live', true],
  ['/live/type/:type', 'live', true],
  ['/live/provider/:providerID', 'live', true],
  ['/promotions', 'promotions', true],
  ['/tournaments', 'tournaments', true],
  ['/about-us', 'AboutUs', true],
  ['/info/:pageKey', 'byKey', true],
  ['/faq', 'faq', true],
  ['/support', 'support', true],
  ['/verify', 'verify', true],
  ['/search', 'search', false],
  ['/no-access', 'noAccess', false],
  ['/login', 'login', true],
  ['/register', 'register', true],
  ['/forgot-password', 'forgotPassword', true],
  ['/account_reset', 'resetPassword', false],
  ['/register-account-confirm', 'confirm', false],
  ['/profile', 'profile', false],
  ['/favorites', 'favorites', false],
  ['/notifications', 'notifications', false],
  ['/history/:kind', 'history', false],
  ['/limits', 'limits', false],
  ['/verification', 'verification', false],
  ['/wallet', 'wallet', false],
  ['/deposit', 'deposit', false],
  ['/withdraw', 'withdraw', false],
  ['/bonuses', 'bonuses', false],
  ['/tickets', 'tickets', false],
  ['/poker-tavla-okey', 'poker', false],
  ['/demo/slot/:gameID', 'play', false],
  ['/play/:gameType/:gameID', 'play', false],
  ['/play/:gameType/:gameID/:variant', 'play', false],
  ['/play/:gameType/:gameID/:gamingType/:providerName', 'play', false],
  ['/maintenance', 'maintenance', false],
  ['/maintenance-control', 'maintenance', false],
]

/** By name, or by address where each lobby has its own. A name that ends in ID is a catalogue id. */
const PARTS: Readonly<Record<string, string>> = {
  '/slot/type/:type': GAME_TYPES.join('|'),
  '/live/type/:type': TABLE_TYPES.join('|'),
  pageKey: Object.keys(PAGE_KEYS).join('|'),
  kind: 'account|game|finance|bonus|bet',
  gameType: 'slot|live|virtual',
  gamingType: 'real|fun',
  variant: '[^/]{1,200}',
  providerName: '[^/]{1,200}',
}
const ID_PART = '[1-9][0-9]{0,8}'

/** The same page under a second address. */
const MAIN_PATHS: Readonly<Record<string, string>> = { '/home': '/', '/info/AboutUs': '/about-us' }

const MATCHERS = SITE_PATHS.map(([path, name, listed]) => ({ pattern: patternOf(path), name, listed }))

/** The page at an address, or `null` where there is none: that one is answered with 404. */
export function pageAt(address: string): SitePage | null {
  const bare = address.replace(/([^/])\/$/, '$1')
  for (const { pattern, name, listed } of MATCHERS) {
    const match = pattern.exec(bare)
    if (!match) continue
    const groups = match.groups ?? {}
    const path = MAIN_PATHS[bare] ?? bare
    return { name: name === 'byKey' ? pageNameOf(groups) : name, listed, path, filter: filterOf(groups) }
  }
  return null
}

/** Addresses that search engines may list and that need no catalogue: each page once. */
export const LISTED_PATHS: readonly string[] = SITE_PATHS.flatMap(([path, , listed]) => {
  if (!listed) return []
  if (path === '/info/:pageKey') return Object.keys(PAGE_KEYS).map((key) => `/info/${key}`)
  return path.includes(':') ? [] : [path]
}).filter((path) => MAIN_PATHS[path] === undefined)

/** Beginnings of the addresses that robots need not read. */
export const UNLISTED_PREFIXES: readonly string[] = [
  ...new Set(SITE_PATHS.flatMap(([path, , listed]) => (listed ? [] : [path.replace(/:.*$/, '')]))),
].sort()

/** The pattern of `/info/:pageKey` lets nothing else through. */
function pageNameOf({ pageKey }: Readonly<Record<string, string>>): PageKey {
  return pageKey as PageKey
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${partOf(path, name)})`)}$`)
}

function partOf(path: string, name: string): string {
  const part = name.endsWith('ID') ? ID_PART : (PARTS[path] ?? PARTS[name])
  if (part === undefined) throw new Error(`what may stand for :${name} is not told`)
  return part
}

function filterOf(groups: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  const fields = Object.entries(groups).map(([name, text]) => [
    name,
    name.endsWith('ID') ? Number(text) : text,
  ])
  return Object.fromEntries(fields)
}
