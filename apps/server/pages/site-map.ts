import { tr } from '@poyraz/text/pages/tr'

export type PageName = keyof typeof tr

export type SitePage = {
  readonly name: PageName
  /** Whether search engines may list it: pages of one player, of one game in play and of errors they may not. */
  readonly listed: boolean
}

/** Every address of the players' site. `:x` stands for one segment. */
const PAGES: readonly (readonly [path: string, name: PageName, listed: boolean])[] = [
  ['/', 'home', true],
  ['/slot', 'slot', true],
  ['/slot/category/:id', 'slot', true],
  ['/slot/type/:type', 'slot', true],
  ['/slot/provider/:id', 'slot', true],
  ['/verify', 'verify', true],
  ['/login', 'login', true],
  ['/register', 'register', true],
  ['/forgot-password', 'forgotPassword', true],
  ['/account_reset', 'resetPassword', false],
  ['/register-account-confirm', 'confirm', false],
  ['/profile', 'profile', false],
  ['/profile/:tab', 'profile', false],
  ['/favorites', 'favorites', false],
  ['/deposit', 'deposit', false],
  ['/demo/slot/:id', 'play', false],
  ['/play/:type/:id', 'play', false],
  ['/play/:type/:id/:name', 'play', false],
  ['/play/:type/:id/:gamingType/:name', 'play', false],
  ['/maintenance', 'maintenance', false],
  ['/maintenance-control', 'maintenance', false],
]

const MATCHERS = PAGES.map(([path, name, listed]) => ({ pattern: patternOf(path), page: { name, listed } }))

/** The page at an address, or `null` where there is none: that one is answered with 404. */
export function pageAt(path: string): SitePage | null {
  const bare = path.replace(/([^/])\/$/, '$1')
  return MATCHERS.find(({ pattern }) => pattern.test(bare))?.page ?? null
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[A-Za-z]+/g, '[^/]{1,100}')}$`)
}
