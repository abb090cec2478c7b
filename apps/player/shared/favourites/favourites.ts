import { randomId } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import { CallError, callQuery, refusalOf } from '../endpoint/queries.ts'
import type { Game } from '../games/games.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { notify } from '../notices/notices.ts'
import { useSignedIn } from '../session/session-store.ts'

const FAVOURITES_MAX = 100

const favouritesQuery = (lang: Lang) =>
  callQuery('casino.games_list', { favorites: true, limit: FAVOURITES_MAX, offset: 0 }, lang)

/** The player's favourite slots; nothing for a visitor. */
export function useFavourites() {
  const lang = useLang()
  const signedIn = useSignedIn()
  return useQuery({ ...favouritesQuery(lang), enabled: signedIn })
}

/** Marks or unmarks a game at once and takes it back if the server refuses. */
export function useToggleFavourite() {
  const client = useQueryClient()
  const { queryKey } = favouritesQuery(useLang())
  const t = useTranslations('favourites')
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async ({ game, marked }: { game: Game; marked: boolean }) => {
      const mode = marked ? 'insert' : 'delete'
      const input = { mode, type: 'casino', id: game.gameID, key: randomId() } as const
      const answer = await call('user.favorites', input)
      if (!answer.ok) throw new CallError(answer.error)
    },
    onMutate: ({ game, marked }) => {
      const before = client.getQueryData(queryKey)
      const others = (before?.data ?? []).filter(({ gameID }) => gameID !== game.gameID)
      const data = marked ? [...others, game] : others
      client.setQueryData(queryKey, { data, total: data.length })
      return { before }
    },
    onSuccess: (_, { marked }) => notify(marked ? t('added') : t('removed'), { tone: 'positive' }),
    onError: (error, _, kept) => {
      client.setQueryData(queryKey, kept?.before)
      notify(failureText(refusalOf(error)), { tone: 'negative' })
    },
  })
}
