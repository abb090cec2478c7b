import { randomId } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Called, call } from '../endpoint/call.ts'
import { CallError, callQuery, refusalOf } from '../endpoint/queries.ts'
import type { Game } from '../games/games.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { notify } from '../notices/notices.ts'
import { useSignedIn } from '../session/session-store.ts'
import type { LiveTable } from '../tables/tables.ts'

const FAVOURITES = { favorites: true, limit: 100, offset: 0 } as const

export const favouriteGamesQuery = (lang: Lang) => callQuery('casino.games_list', FAVOURITES, lang)
export const favouriteTablesQuery = (lang: Lang) => callQuery('livecasino.game_table_list', FAVOURITES, lang)

const idOfGame = ({ gameID }: Game) => gameID
const idOfTable = ({ tableID }: LiveTable) => tableID

/** Returns the player's favourite slots; disabled for a visitor. */
export function useFavourites() {
  const enabled = useSignedIn()
  return useQuery({ ...favouriteGamesQuery(useLang()), enabled })
}

/** Returns the player's favourite live tables; disabled for a visitor. */
export function useFavouriteTables() {
  const enabled = useSignedIn()
  return useQuery({ ...favouriteTablesQuery(useLang()), enabled })
}

/** Returns the favourite state of a slot and the function that changes it. */
export function useFavouriteGame(game: Game): Marking {
  const enabled = useSignedIn()
  const query = favouriteGamesQuery(useLang())
  const select = ({ data }: { readonly data: readonly Game[] }) => includes(data, game, idOfGame)
  const { data: marked = false } = useQuery({ ...query, enabled, select })
  const { mutate } = useMark('casino', query.queryKey, idOfGame)
  return { marked, toggle: () => mutate({ item: game, marked: !marked }) }
}

/** Returns the favourite state of a live table and the function that changes it. */
export function useFavouriteTable(table: LiveTable): Marking {
  const enabled = useSignedIn()
  const query = favouriteTablesQuery(useLang())
  const select = ({ data }: { readonly data: readonly LiveTable[] }) => includes(data, table, idOfTable)
  const { data: marked = false } = useQuery({ ...query, enabled, select })
  const { mutate } = useMark('livecasino', query.queryKey, idOfTable)
  return { marked, toggle: () => mutate({ item: table, marked: !marked }) }
}

export type Marking = { readonly marked: boolean; readonly toggle: () => void }

function includes<T>(list: readonly T[], item: T, idOf: (item: T) => number): boolean {
  return list.some((one) => idOf(one) === idOf(item))
}

/** Updates the favourite at once and reverts it if the server refuses. */
function useMark<T>(type: 'casino' | 'livecasino', queryKey: QueryKey, idOf: (item: T) => number) {
  const client = useQueryClient()
  const t = useTranslations('favourites')
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async ({ item, marked }: { item: T; marked: boolean }) => {
      const mode = marked ? 'insert' : 'delete'
      const answer = await call('user.favorites', { mode, type, id: idOf(item), key: randomId() })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onMutate: ({ item, marked }) => {
      const before = client.getQueryData<Called<readonly T[]>>(queryKey)
      const others = (before?.data ?? []).filter((one) => idOf(one) !== idOf(item))
      const data = marked ? [...others, item] : others
      client.setQueryData<Called<readonly T[]>>(queryKey, { data, total: data.length })
      return { before }
    },
    onSuccess: (_, { marked }) => notify(marked ? t('added') : t('removed'), { tone: 'positive' }),
    onError: (error, _, kept) => {
      client.setQueryData(queryKey, kept?.before)
      notify(failureText(refusalOf(error)), { tone: 'negative' })
    },
  })
}
