import { formatMoney } from '@poyraz/text'
import { Button, buttonClass, cx, Meter, Money, useLang } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '../../../shared/art/qr-code.tsx'
import type { Transfer } from '../api/methods.ts'
import { countdownText } from '../countdown.ts'
import { useSecondsLeft } from '../hooks/use-seconds-left.ts'
import { CancelTransferDialog } from './cancel-transfer-dialog.tsx'
import { CopyLine } from './copy-line.tsx'
import { MethodNotes } from './method-notes.tsx'
import { NewPayment } from './new-payment.tsx'
import { ReceiptPart } from './receipt-part.tsx'

/** Remaining time in seconds from which the countdown is highlighted. */
const SHORT_SECONDS = 120

/**
 * Payment data and remaining time of a pending deposit. When the time is over, the payment data is hidden.
 */
export function WaitingPayment(props: { readonly transfer: Transfer; readonly saidAtMs: number }) {
  const t = useTranslations('transfer.payment')
  const { transfer, saidAtMs } = props
  const left = useSecondsLeft(transfer.secondsLeft ?? 0, saidAtMs)
  return (
    <>
      <TimeLeft left={left} whole={transfer.secondsInAll ?? left} />
      {left > 0 ? (
        <>
          <WhatToPay transfer={transfer} />
          <MethodNotes notes={transfer.payTo?.notes ?? []} />
        </>
      ) : (
        <p role="status" className="rounded-tile bg-danger-soft p-4 text-sm font-semibold text-danger">
          {t('overText')}
        </p>
      )}
      <ReceiptPart transfer={transfer} />
      {left > 0 ? <Ways transfer={transfer} /> : <NewPayment first />}
    </>
  )
}

function TimeLeft({ left, whole }: { readonly left: number; readonly whole: number }) {
  const t = useTranslations('transfer.payment')
  const isShort = left <= SHORT_SECONDS
  const text = countdownText(left)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-text text-base tracking-normal">{t(left > 0 ? 'waiting' : 'over')}</h3>
        <span
          role="timer"
          aria-label={t('left', { time: text })}
          className={cx('font-display text-2xl font-bold tabular-nums', isShort && 'text-danger')}
        >
          {text}
        </span>
      </div>
      <Meter
        label={t('leftLabel')}
        text={text}
        value={left}
        max={whole}
        tone={isShort ? 'danger' : 'brand'}
      />
    </div>
  )
}

/** The amount, a QR code, and the payment data with copy buttons. */
function WhatToPay({ transfer }: { readonly transfer: Transfer }) {
  const t = useTranslations('transfer.payment')
  const lang = useLang()
  const { amount, payTo } = transfer
  // Amounts for bank forms have no thousands separators.
  const plain = formatMoney(amount, lang, { fraction: 'auto' }).replace(lang === 'tr' ? /[₺.]/g : /[₺,]/g, '')
  const isInCoins = payTo?.lines.some(({ name }) => name === 'coins') ?? false
  return (
    <div className="flex flex-col gap-4">
      {payTo?.qr && (
        <div className="flex flex-col items-center gap-2">
          <QrCode text={payTo.qr} label={t('qr')} />
          <p className="text-center text-sm text-muted">{t('scan')}</p>
        </div>
      )}
      <dl className="flex flex-col divide-y divide-line">
        <CopyLine
          label={t(isInCoins ? 'credited' : 'amount')}
          copy={payTo && !isInCoins ? plain : undefined}
          large={!isInCoins}
        >
          <Money amount={amount} />
        </CopyLine>
        {payTo?.lines.map(({ name, label, value, copy }) => (
          <CopyLine key={name} label={label} copy={copy} large={name === 'coins'}>
            {value}
          </CopyLine>
        ))}
      </dl>
    </div>
  )
}

function Ways({ transfer }: { readonly transfer: Transfer }) {
  const t = useTranslations('transfer')
  const [cancelling, setCancelling] = useState<Transfer | null>(null)
  const { redirectUrl, cancellable, payTo } = transfer
  return (
    <div className="flex flex-col gap-3">
      {redirectUrl && (
        <>
          <a href={redirectUrl} className={buttonClass({ size: 'lg', block: true })}>
            {t(payTo ? 'payment.tryOut' : 'payment.goOn')}
          </a>
          <p className="text-sm text-muted">{t('payment.tryOutText')}</p>
        </>
      )}
      {cancellable === 1 && (
        <Button variant="outline" block onClick={() => setCancelling(transfer)}>
          {t(`cancel.${transfer.Type}`)}
        </Button>
      )}
      <CancelTransferDialog transfer={cancelling} onClose={() => setCancelling(null)} />
    </div>
  )
}
