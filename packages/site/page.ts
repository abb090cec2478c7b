import type { ProcedureInput, ProcedureName } from '@poyraz/contract'
import type { tr } from '@poyraz/text/pages/tr'
import type { Path, Subject } from './address.ts'

/** Key of the title and description in `@poyraz/text/pages`. */
export type HeadKey = keyof typeof tr

/** A call whose reply the server puts into the page, so that the first view needs no request. */
export type FirstCall = { [N in ProcedureName]: readonly [name: N, data: ProcedureInput<N>] }[ProcedureName]

/** Values of the `$` parts of a path. */
export type PageParams = Readonly<Record<string, string>>

/** One page of the players' site: everything that the server, the tests and the benchmarks know of it. */
export type Page = {
  readonly path: Path
  /** Regular expressions of the `$` parts; a part that is not listed is a catalogue id. */
  readonly parts?: Readonly<Record<string, string>>
  readonly head: HeadKey | ((params: PageParams) => HeadKey)
  /** Search engines may list the page. Pages of one player, one game or one link are never listed. */
  readonly listed?: true
  /** Listed addresses of a path with parts that need no catalogue. */
  readonly listedAddresses?: readonly Path[]
  /** A visitor is sent to the login first. */
  readonly players?: true
  /** Returns the main address of the same page. */
  readonly mainAddress?: (params: PageParams) => Path | null
  /** Calls of the first view, as a visitor makes them. Absent: the server draws no first view. */
  readonly firstCalls?: (params: PageParams) => readonly FirstCall[]
  /** The list of a lobby's first calls that must hold the id of the address; else the page does not exist. */
  readonly catalogue?: CatalogueList
  /** Subject named by `?id=`; its own texts replace those of the page in `<head>`. */
  readonly subject?: Subject
  /** Addresses that the walk over every page opens. */
  readonly examples: readonly Path[]
  /** Those of `examples` with a layout of their own; they are walked in every language and mode. */
  readonly ownLooks?: readonly Path[]
}

export type CatalogueList = {
  readonly lobby: Path
  readonly call: ProcedureName
  readonly idField: string
  /** Every id of the list is an address in the site map. */
  readonly inSiteMap: boolean
}

/** The pages of one vertical or of one part of the site. */
export type Area = { readonly name: string; readonly pages: readonly Page[] }
