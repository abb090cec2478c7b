import type { Lang } from '@poyraz/text'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { QueryKey } from '../endpoint/queries.ts'
import type { Messages } from '../i18n/messages.ts'

export type FoundList<Item> = { readonly data: readonly Item[]; readonly total: number }
type Found<Item> = UseQueryOptions<FoundList<Item>, Error, FoundList<Item>, QueryKey>
type FoundQuery<Item> = Pick<Found<Item>, 'queryKey' | 'queryFn'>

/** Defines how the items of a vertical are searched and shown. */
export type SearchKind<Item = unknown> = {
  readonly name: string
  readonly title: keyof Messages['searching'] & ('games' | 'tables' | 'sports')
  /** Maximum number of items in the panel under the search field, and on the page of all results. */
  readonly limits: { readonly panel: number; readonly page: number }
  query(text: string, limit: number, lang: Lang): FoundQuery<Item>
  /** Returns items to offer before the player has typed anything. */
  quick?(lang: Lang): FoundQuery<Item>
  /** Returns the items that the signed-in player used last, offered before the player has typed anything. */
  recent?(lang: Lang): FoundQuery<Item>
  keyOf(item: Item): string
  addressOf(item: Item, signedIn: boolean): string
  Line(props: { readonly item: Item }): ReactNode
  /** Replaces the result lines on the page of all results. */
  Results?(props: {
    readonly items: readonly Item[]
    readonly total: number
    readonly query: string
  }): ReactNode
}
