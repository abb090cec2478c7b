import { authPaths } from '@poyraz/site/auth'
import { Button, buttonClass, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { LockKeyholeOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { newClientSeed } from '../../../shared/fairness/client-seed.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { useRotate } from '../hooks/use-rotate.ts'

type UnsealProps = {
  /** Commitment of the sealed round. */
  readonly commitment: string
  readonly onRevealed: () => void
}

/** Lets the player of a sealed round reveal its server seed, which the verdict needs. */
export function Unseal(props: UnsealProps) {
  return useSignedIn() ? <PlayerUnseal {...props} /> : <VisitorUnseal />
}

function VisitorUnseal() {
  const t = useTranslations('verify')
  const logIn = useTranslations('menu')('logIn')
  const router = useRouter()
  return (
    <>
      <p className="text-sm">{t('unsealVisitor')}</p>
      <Link
        to={authPaths.login}
        onClick={() => saveReturnAddress(router.latestLocation.href)}
        className={buttonClass({ variant: 'lamp', size: 'lg' })}
      >
        {logIn}
      </Link>
    </>
  )
}

function PlayerUnseal({ commitment, onRevealed }: UnsealProps) {
  const t = useTranslations('verify')
  const failureText = useFailureText()
  const pair = useQuery(callQuery('fairness.current', {}, useLang())).data?.data
  const rotate = useRotate(onRevealed)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  if (!pair) return null
  if (pair.commitment !== commitment) return <p className="text-sm">{t('unsealOther')}</p>
  const press = async () => {
    setBusy(true)
    const answer = await rotate({ clientSeed: newClientSeed(), nextCommitment: pair.nextCommitment })
    setBusy(false)
    setRefused(answer.ok ? null : answer.error)
  }
  return (
    <>
      <FormAlert text={refused && failureText(refused)} />
      <Button variant="lamp" size="lg" busy={busy} onClick={() => void press()}>
        <LockKeyholeOpen aria-hidden="true" className="size-5" />
        {t('unseal')}
      </Button>
    </>
  )
}
