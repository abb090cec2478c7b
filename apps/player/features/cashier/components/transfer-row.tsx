import { cashierPaths } from '@poyraz/site/cashier'
import { contentPaths } from '@poyraz/site/content'
import { Badge, Button, buttonClass, cx, Money } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import { STATUS_TONES, statusOf } from '../../../shared/transactions/statuses.ts'
import type { Transfer } from '../api/methods.ts'
import { stepsShown } from '../steps-shown.ts'
import { logoOf } from './method-words.tsx'

/** A transfer with the times of its steps, of which the last one is its state. The player can cancel it while it is undecided. */
export function TransferRow(props: { readonly transfer: Transfer; readonly onCancel: () => void }) {
  const t = useTranslations('transfer')
  const { transfer, onCancel } = props
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-b-0">
      <Picture src={logoOf(transfer.logo)} side={36} className="size-9 flex-none" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-sm font-bold">{transfer.name}</span>
          <Money amount={transfer.amount} className="text-sm font-bold" />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-2 gap-y-7 text-xs text-muted">
          <span className="break-all">{t('reference', { reference: transfer.reference })}</span>
          <AskLink transfer={transfer} />
        </p>
        <Steps transfer={transfer} />
        <Actions transfer={transfer} onCancel={onCancel} />
      </div>
    </li>
  )
}

/** Link to the message form of the support, which names the transfer. */
function AskLink({ transfer: { name, reference } }: { readonly transfer: Transfer }) {
  const t = useTranslations('transfer')
  return (
    <Link
      to={contentPaths.support}
      search={{ about: reference }}
      aria-label={t('askOf', { name, reference })}
      className="-my-3.5 inline-flex min-h-11 items-center rounded-small font-semibold text-brand hover:underline"
    >
      {t('ask')}
    </Link>
  )
}

function Steps({ transfer }: { readonly transfer: Transfer }) {
  const when = useWhen()
  const steps = stepsShown(transfer.steps)
  const last = steps.length - 1
  return (
    <ol className="mt-3 flex flex-col">
      {steps.map(({ status, date }, index) => (
        <li
          key={`${status}-${date}`}
          className={cx(
            'relative flex items-baseline justify-between gap-3 pb-2 pl-5 text-xs last:pb-0',
            index === last ? 'font-semibold' : 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute left-0 size-2.5 rounded-chip',
              index === last ? 'top-2 bg-brand' : 'top-1 bg-line-strong',
            )}
          />
          {index !== last && (
            <span aria-hidden="true" className="absolute top-3.5 bottom-0 left-1 w-0.5 bg-line" />
          )}
          <StepName status={status} isLast={index === last} />
          <time dateTime={date} className="tabular-nums">
            {when(date)}
          </time>
        </li>
      ))}
    </ol>
  )
}

/** The last step is the state of the transfer. An unknown status is shown as its number. */
function StepName({ status, isLast }: { readonly status: number; readonly isLast: boolean }) {
  const t = useTranslations('account.statuses')
  const known = statusOf(status)
  if (!known) return <span>{status}</span>
  return isLast ? <Badge tone={STATUS_TONES[known]}>{t(known)}</Badge> : <span>{t(known)}</span>
}

function Actions(props: { readonly transfer: Transfer; readonly onCancel: () => void }) {
  const t = useTranslations('transfer')
  const { Type, redirectUrl, cancellable, name, payTo, transactionID } = props.transfer
  if (!redirectUrl && cancellable === 0) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {payTo ? (
        <Link
          to={cashierPaths.deposit}
          search={{ payment: transactionID }}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('pay')}
        </Link>
      ) : (
        redirectUrl && (
          <a href={redirectUrl} className={buttonClass({ variant: 'outline' })}>
            {t('pay')}
          </a>
        )
      )}
      {cancellable === 1 && (
        <Button variant="ghost" onClick={props.onCancel} className="first:-ml-4">
          {t(`cancel.${Type}`)}
          <span className="sr-only"> · {name}</span>
        </Button>
      )}
    </div>
  )
}
