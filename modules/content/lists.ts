import type { Shown } from './content.ts'
import type { Body, MenuEntry } from './kinds.ts'

type Logo = { readonly name: string; readonly logo: string; readonly url: string }

/** The lists that the protocol has as files, in both languages at once. */
export type ContentLists = {
  readonly headerMenu: readonly MenuEntry[]
  readonly footerMenu: readonly MenuEntry[]
  readonly partners: readonly Logo[]
  readonly investmentMethods: readonly ({ readonly id: number } & Body<'method'>)[]
}

/** A licence as `GET /endpoint/v1/licenses` shows it; `validUntil` is an Istanbul day. */
export type Licence = { readonly id: number } & Body<'licence'>

export function listsOf(shown: Shown): ContentLists {
  return {
    headerMenu: shown.of('header-menu').map(({ body }) => body),
    footerMenu: shown.of('footer-menu').map(({ body }) => body),
    partners: shown.of('partner').map(({ body }) => body),
    investmentMethods: shown.of('method').map(({ id, body }) => ({ id, ...body })),
  }
}
