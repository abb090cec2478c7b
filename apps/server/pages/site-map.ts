import type { tr } from '@poyraz/text/pages/tr'

export type PageName = keyof typeof tr

export type SitePage = {
  readonly name: PageName
  /** Whether search engines may list it: pages of one player, of one game and of one link they may not. */
  readonly listed: boolean
  /** What the address chooses, by the name of the field that asks for it, e.g. `categoryID`. */
  readonly filter: Readonly<Record<string, string | number>>
}

/** Every address of the players' site, as its router has them. `:nameID` is a catalogue id, `:name` a word. */
export const SITE_PATHS: readonly (readonly [path: string, name: PageName, listed: boolean])[] = [
  ['/', 'home', true],
  ['/home', 'home', false],
  ['/slot', 'slot', true],
  ['/slot/category/:categoryID', 'slot', true],
  ['/slot/type/:type', 'slot', true],
  ['/slot/provider/:providerID', 'slot', true],
  ['/verify', 'verify', true],
  ['/login', 'login', true],
  ['/register', 'register', true],
  ['/forgot-password', 'forgotPassword', true],
  ['/account_reset', 'resetPassword', false],
  ['/register-account-confirm', 'confirm', false],
  ['/profile', 'profile', false],
  ['/favorites', 'favorites', false],
  ['/deposit', 'deposit', false],
  ['/demo/slot/:gameID', 'play', false],
  ['/play/slot/:gameID', 'play', false],
  ['/maintenance', 'maintenance', false],
]

const MATCHERS = SITE_PATHS.map(([path, name, listed]) => ({ pattern: patternOf(path), name, listed }))

/** The page at an address, or `null` where there is none: that one is answered with 404. */
export function pageAt(path: string): SitePage | null {
  const bare = path.replace(/([^/])\/$/, '$1')
  for (const { pattern, name, listed } of MATCHERS) {
    const match = pattern.exec(bare)
    if (match) return { name, listed, filter: filterOf(match.groups ?? {}) }
  }
  return null
}

function patternOf(path: string): RegExp {
  const ids = path.replace(/:(\w+ID)/g, '(?<$1>[1-9][0-9]{0,8})')
  return new RegExp(`^${ids.replace(/:(\w+)/g, '(?<$1>[a-z-]{1,32})')}$`)
}

function filterOf(groups: Readonly<Record<string, string>>): Readonly<Record<string, string | number>> {
  const fields = Object.entries(groups).map(([name, text]) => [
    name,
    name.endsWith('ID') ? Number(text) : text,
  ])
  return Object.fromEntries(fields)
}
