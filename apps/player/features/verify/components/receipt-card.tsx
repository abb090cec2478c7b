import { formatCount } from '@poyraz/text'
import { Button, buttonClass, Card, Money, useLang } from '@poyraz/ui'
import { Download, FileJson2, Signature } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { downloadFile } from '../../../shared/download-file.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { type Evidence, isReceipt, jackpotName, type Receipt } from '../verify-proof.ts'

/** The receipt of a round: stake, win and time, and the files with which anybody can check it. */
export function ReceiptCard({ evidence }: { readonly evidence: Evidence }) {
  const t = useTranslations('verify')
  const { gameID, rulesHash } = evidence
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-lg">
        <Signature aria-hidden="true" className="size-5 text-brand" />
        {t(isReceipt(evidence) ? 'receipt' : 'files')}
      </h2>
      {isReceipt(evidence) && <ReceiptFigures receipt={evidence} />}
      <p className="mt-3 text-sm text-muted">{t(isReceipt(evidence) ? 'receiptText' : 'filesText')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => save(evidence)}>
          <Download aria-hidden="true" className="size-4.5" />
          {t(isReceipt(evidence) ? 'downloadReceipt' : 'download')}
        </Button>
        <a
          href={`/rules/${gameID}/${rulesHash}.json`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'quiet' })}
        >
          <FileJson2 aria-hidden="true" className="size-4.5" />
          {t('rulesFile')}
        </a>
      </div>
    </Card>
  )
}

function ReceiptFigures({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('verify')
  const when = useWhen()
  return (
    <dl className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure name={t(receipt.free ? 'freeStake' : 'stake')}>
        <Money amount={Number(receipt.stake)} />
      </Figure>
      <Figure name={t('win')}>
        <Money amount={Number(receipt.win)} />
      </Figure>
      <Figure name={t('time')}>
        <time dateTime={receipt.time}>{when(receipt.time)}</time>
      </Figure>
      {receipt.jackpot && <JackpotFigures jackpot={receipt.jackpot} />}
    </dl>
  )
}

/** The part of the round in a pool of jackpots: what it won, and its ticket or its pot. */
function JackpotFigures({ jackpot }: { readonly jackpot: NonNullable<Receipt['jackpot']> }) {
  const t = useTranslations('verify')
  const { level, amount, ticket, pot } = jackpot
  const lang = useLang()
  return (
    <>
      <Figure name={t('jackpot', { name: jackpotName(jackpot.pool, level, lang) })}>
        {level === null ? t('jackpotNone') : <Money amount={Number(amount)} />}
      </Figure>
      {ticket !== undefined && <Figure name={t('jackpotTicket')}>{formatCount(ticket, lang)}</Figure>}
      {pot !== undefined && <Figure name={t('jackpotPot')}>{formatCount(pot, lang)}</Figure>}
    </>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  )
}

/** Saves receipt or proof as a file that this page and the command line can read. */
function save(evidence: Evidence): void {
  const name = isReceipt(evidence) ? evidence.roundID : evidence.nonce
  downloadFile(`${evidence.gameID}-${name}.json`, JSON.stringify(evidence, null, 2), 'application/json')
}
