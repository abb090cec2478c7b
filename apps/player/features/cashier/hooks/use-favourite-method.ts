import { randomId } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { depositMethodsQuery, type Method } from '../api/methods.ts'
import { withFavourite } from '../method-list.ts'

/** Returns a function that marks or unmarks a favourite method and shows the server's answer. */
export function useFavouriteMethod() {
  const t = useTranslations('favourites')
  const client = useQueryClient()
  const { queryKey } = depositMethodsQuery(useLang())
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async ({ properties: { id, isFavorite } }: Method) => {
      const name = isFavorite ? 'finance.remove_favorite_cash_method' : 'finance.add_favorite_cash_method'
      const answer = await call(name, { methodID: id, key: randomId() })
      if (!answer.ok) throw new CallError(answer.error)
      return isFavorite ? 0 : 1
    },
    onSuccess: (isFavorite, { properties: { id } }) => {
      client.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            data: { methods_list: withFavourite(known.data.methods_list, id, isFavorite) },
          },
      )
      notify(isFavorite ? t('added') : t('removed'), { tone: 'positive' })
    },
    onError: (error) => notify(failureText(refusalOf(error)), { tone: 'negative' }),
  })
}
