import { accountPaths } from '@poyraz/site/account'
import { Badge, Button, Card, Skeleton, useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { notify } from '../../../shared/notices/notices.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { type Profile, profileQuery } from '../api/profile.ts'
import { type Secret, SetUpDialog } from './set-up-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'

type Factor = Profile['twoFactor']

/** Shows the second factor of the login and lets the player change it. */
export function TwoFactorCard() {
  const t = useTranslations('account')
  const { data, error, refetch } = useQuery(profileQuery(useLang()))
  return (
    <Card>
      <h2 className="text-xl">{t('twoFactor')}</h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('twoFactorText')}</p>
      {data && <Choices factor={data.data.twoFactor} phoneConfirmed={data.data.phoneConfirmed} />}
      {!data && error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-12 rounded-control" />}
    </Card>
  )
}

function Choices({ factor, phoneConfirmed }: { readonly factor: Factor; readonly phoneConfirmed: boolean }) {
  const t = useTranslations('account')
  const { carriesSms } = useHouse()
  const names = { none: t('twoFactorNone'), ga: t('twoFactorGa'), sms: t('twoFactorSms') } as const
  const { secret, setSecret, turningOff, setTurningOff, setUp, choose, dialog } = useTwoFactor()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-auto max-sm:w-full">
        <Badge tone={factor === 'none' ? 'warning' : 'success'}>{names[factor]}</Badge>
      </span>
      {carriesSms && factor === 'none' && (
        <Button variant="quiet" onClick={() => void choose('sms')} disabled={!phoneConfirmed}>
          {t('twoFactorUseSms')}
        </Button>
      )}
      {factor !== 'ga' && <Button onClick={() => void setUp()}>{t('twoFactorSetUp')}</Button>}
      {factor !== 'none' && (
        <Button
          variant="danger"
          onClick={() => (factor === 'ga' ? setTurningOff(true) : void choose('none'))}
        >
          {t('twoFactorTurnOff')}
        </Button>
      )}
      {carriesSms && factor === 'none' && !phoneConfirmed && <PhoneNeeded />}
      <SetUpDialog secret={secret} onClose={() => setSecret(null)} />
      <TurnOffDialog open={turningOff} onClose={() => setTurningOff(false)} />
      {dialog}
    </div>
  )
}

function PhoneNeeded() {
  const t = useTranslations('account')
  return (
    <p className="flex w-full flex-wrap items-center gap-x-2 text-sm">
      {t('twoFactorSmsNeeds')}
      <Link
        to={accountPaths.profile}
        search={{ tab: 'account' }}
        className="inline-flex min-h-11 items-center font-bold text-brand underline"
      >
        {t('twoFactorToPhone')}
      </Link>
    </p>
  )
}

function useTwoFactor() {
  const t = useTranslations('account')
  const client = useQueryClient()
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const keys = useRequestKey()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [turningOff, setTurningOff] = useState(false)
  const setUp = async () => {
    const answer = await stepUp.guard(() => call('user.user_generate_ga', {}))
    if (answer.ok) setSecret(answer.value.data)
    else notify(failureText(answer.error), { tone: 'negative' })
  }
  const choose = async (type: Factor) => {
    const filter = { mode: 'set', type } as const
    const sent = { ...filter, key: keys.keyFor(filter) }
    const answer = await stepUp.guard(() => call('user.two_auth_type', sent))
    if (!answer.ok) return notify(failureText(answer.error), { tone: 'negative' })
    keys.done()
    notify(type === 'none' ? t('twoFactorOff') : t('twoFactorOn'), { tone: 'positive' })
    await client.invalidateQueries({ queryKey: ['user'] })
  }
  return { secret, setSecret, turningOff, setTurningOff, setUp, choose, dialog: stepUp.dialog }
}
