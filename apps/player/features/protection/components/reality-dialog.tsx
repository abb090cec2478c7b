import { MINUTE_MS, systemClock } from '@poyraz/kernel'
import { accountPaths } from '@poyraz/site/account'
import { homePaths } from '@poyraz/site/home'
import { formatTime } from '@poyraz/text'
import { Button, buttonClass, cx, Dialog, Money } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Protection } from '../../../shared/protection/protection.ts'
import { useAcknowledge } from '../hooks/use-reality.ts'

type Check = Protection['realityCheck']

/**
 * The reality check: shows playing time and money and blocks play until it is answered. Its three options
 * have equal weight.
 */
export function RealityDialog({
  check,
  onAside,
}: {
  readonly check: Check | null
  readonly onAside: () => void
}) {
  const t = useTranslations('reality')
  return (
    <Dialog open={check !== null} title={t('title')}>
      {check && <Answers check={check} onAside={onAside} />}
    </Dialog>
  )
}

function Answers({ check, onAside }: { readonly check: Check; readonly onAside: () => void }) {
  const t = useTranslations('reality')
  const acknowledge = useAcknowledge()
  return (
    <div className="flex flex-col gap-5">
      <Figures check={check} />
      <FormAlert text={acknowledge.isError ? t('failed') : null} />
      <div className="flex flex-col gap-3">
        <Button
          variant="outline"
          size="lg"
          block
          busy={acknowledge.isPending}
          onClick={() => acknowledge.mutate()}
        >
          {t('go')}
        </Button>
        <Link
          to={homePaths.home}
          onClick={onAside}
          className={buttonClass({ variant: 'outline', size: 'lg', block: true })}
        >
          {t('stop')}
        </Link>
        <Link
          to={accountPaths.history}
          params={{ kind: 'game' }}
          onClick={onAside}
          className={buttonClass({ variant: 'outline', size: 'lg', block: true })}
        >
          {t('history')}
        </Link>
      </div>
    </div>
  )
}

function Figures({ check }: { readonly check: Check }) {
  const t = useTranslations('reality')
  const { since, staked, won, net } = check
  const playedMs = since === null ? 0 : systemClock.nowMs() - Date.parse(since)
  return (
    <>
      <p>
        {t('text', { minutes: Math.max(1, Math.floor(playedMs / MINUTE_MS)) })}{' '}
        {since && <span className="text-muted tabular-nums">{t('since', { time: formatTime(since) })}</span>}
      </p>
      <dl className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4">
        <Figure name={t('staked')}>
          <Money amount={staked} />
        </Figure>
        <Figure name={t('won')}>
          <Money amount={won} />
        </Figure>
        <Figure name={t('net')}>
          <Money amount={net} sign="always" className={cx('text-lg', net > 0 && 'text-success')} />
        </Figure>
      </dl>
    </>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}
