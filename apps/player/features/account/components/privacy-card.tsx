import { PUBLIC_WIN_MULTIPLE } from '@poyraz/contract/constants'
import { Card, Skeleton, SwitchField, useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, callQuery, refusalOf } from '../../../shared/endpoint/queries.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { WINS_KEY } from '../../../shared/wins/wins.ts'

/** Settings of what others see of the player; empty where the jurisdiction has no public list of wins. */
export function PrivacyCard({ username }: { readonly username: string }) {
  const t = useTranslations('account')
  const query = callQuery('casino.win_name', {}, useLang())
  const { publicWins } = useHouse()
  const { data, error, refetch } = useQuery({ ...query, enabled: publicWins })
  if (!publicWins) return null
  return (
    <Card>
      <h2 className="mb-2 text-xl">{t('privacy')}</h2>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="h-20 rounded-control" /> : null}
      {data && <WinNameSwitch shown={data.data.shown === 1} username={username} />}
    </Card>
  )
}

function WinNameSwitch({ shown, username }: { readonly shown: boolean; readonly username: string }) {
  const t = useTranslations('account')
  const failureText = useFailureText()
  const save = useWinName()
  return (
    <>
      <SwitchField
        label={t('winName')}
        hint={t('winNameHint', { username, times: PUBLIC_WIN_MULTIPLE })}
        checked={save.isPending ? save.variables : shown}
        onChange={({ target }) => save.mutate(target.checked)}
      />
      <FormAlert text={save.error && failureText(refusalOf(save.error))} />
    </>
  )
}

function useWinName() {
  const keys = useRequestKey()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (shown: boolean) => {
      const input = { shown: shown ? 1 : 0 } as const
      const answer = await call('casino.set_win_name', { ...input, key: keys.keyFor(input) })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => keys.done(),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: WINS_KEY })
      await client.invalidateQueries({ queryKey: ['casino', 'win_name'] })
    },
  })
}
