import { assert } from '@poyraz/kernel'
import type { Path } from './address.ts'
import type { Area, HeadKey, Page, PageParams } from './page.ts'

/** A page at one address. */
export type SitePage = {
  readonly page: Page
  readonly name: HeadKey
  readonly listed: boolean
  /** The one address of this page, without a slash at its end. */
  readonly path: Path
  readonly params: PageParams
}

export type SiteMap = {
  readonly pages: readonly Page[]
  /** Returns the page at an address, or `null` (404) if there is none. */
  pageAt(address: string): SitePage | null
  /** Addresses that search engines may list and that need no catalogue; each page once. */
  readonly listedAddresses: readonly Path[]
  /** Prefixes of addresses that robots should not read. */
  readonly unlistedPrefixes: readonly string[]
}

const ID_PART = '[1-9][0-9]{0,8}'

export function createSiteMap(areas: readonly Area[]): SiteMap {
  const pages = areas.flatMap((area) => area.pages)
  const matchers = pages.map((page) => ({ page, pattern: patternOf(page) }))
  const pageAt = (address: string): SitePage | null => {
    const bare = address.replace(/([^/])\/$/, '$1')
    for (const { page, pattern } of matchers) {
      const match = pattern.exec(bare)
      if (match) return sitePageOf(page, bare as Path, { ...match.groups })
    }
    return null
  }
  return {
    pages,
    pageAt,
    listedAddresses: listedAddressesOf(pages),
    unlistedPrefixes: unlistedPrefixesOf(pages),
  }
}

function sitePageOf(page: Page, address: Path, params: PageParams): SitePage {
  const name = typeof page.head === 'string' ? page.head : page.head(params)
  return { page, name, params, listed: page.listed === true, path: page.mainAddress?.(params) ?? address }
}

function listedAddressesOf(pages: readonly Page[]): readonly Path[] {
  return pages.flatMap(({ path, listed, listedAddresses }) => {
    if (listedAddresses) return listedAddresses
    return listed && !path.includes('$') ? [path] : []
  })
}

function unlistedPrefixesOf(pages: readonly Page[]): readonly string[] {
  const prefixes = pages.filter(({ listed }) => !listed).map(({ path }) => path.replace(/\$.*$/, ''))
  return [...new Set(prefixes)].sort()
}

function patternOf({ path, parts = {} }: Page): RegExp {
  const source = path.replace(/\$(\w+)/g, (_, name: string) => `(?<${name}>${parts[name] ?? ID_PART})`)
  assert(!source.includes('$'), `the path ${path} has a part without a name`)
  return new RegExp(`^${source}$`)
}
