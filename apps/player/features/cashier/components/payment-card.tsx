import { playPaths } from '@poyraz/site/play'
import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState, Money, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { lastGame } from '../../../shared/games/last-game.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { CHECKED, PAID, type Transfer, transferQuery, WAITING } from '../api/methods.ts'
import { logoOf } from './method-words.tsx'
import { NewPayment } from './new-payment.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { WaitingPayment } from './waiting-payment.tsx'

/** One pending deposit: payment data and remaining time, then its result. */
export function PaymentCard({ transactionID }: { readonly transactionID: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(transferQuery(transactionID, useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={5} />
  const [transfer] = data.data
  if (!transfer) return <NoPayment />
  return (
    <section className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <Picture src={logoOf(transfer.logo)} side={44} className="flex-none" />
        <div className="min-w-0">
          <h2 className="text-lg">{transfer.name}</h2>
          <p className="text-sm break-all text-muted">{transfer.reference}</p>
        </div>
      </div>
      {transfer.status === WAITING ? (
        <WaitingPayment transfer={transfer} saidAtMs={dataUpdatedAt} />
      ) : (
        <Outcome transfer={transfer} />
      )}
    </section>
  )
}

/** Result of a deposit and the next step. */
function Outcome({ transfer }: { readonly transfer: Transfer }) {
  const t = useTranslations('transfer.payment')
  const { status, amount } = transfer
  const end = status === PAID ? 'paid' : status === CHECKED ? 'checked' : 'ended'
  return (
    <>
      <div role="status" className="rounded-tile bg-surface-2 p-5">
        <h3 className="text-xl">{t(`${end}.title`)}</h3>
        <Money amount={amount} className="mt-1 block font-display text-3xl font-heavy" />
        <p className="mt-2 text-sm text-muted">{t(`${end}.text`)}</p>
      </div>
      <ReceiptPart transfer={transfer} />
      {status === PAID && <ToGame />}
      <NewPayment first={end === 'ended'} />
    </>
  )
}

/** Leads back to the game that the player left for the deposit, else to the lobby. */
function ToGame() {
  const t = useTranslations('deposit')
  const gameID = lastGame()
  const className = buttonClass({ size: 'lg', block: true })
  if (gameID === null) {
    return (
      <Link to={slotPaths.lobby} className={className}>
        {t('toGames')}
      </Link>
    )
  }
  return (
    <Link to={playPaths.play} params={{ type: 'slot', id: String(gameID) }} className={className}>
      {t('backToGame')}
    </Link>
  )
}

function NoPayment() {
  const t = useTranslations('transfer.payment')
  return (
    <EmptyState
      art={<Picture src={PICTURES.purse} side={80} className="art" />}
      title={t('unknown')}
      text={t('unknownText')}
      action={<NewPayment />}
    />
  )
}
