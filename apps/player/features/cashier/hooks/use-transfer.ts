import type { Result } from '@poyraz/kernel'
import { cashierPaths } from '@poyraz/site/cashier'
import { playPaths } from '@poyraz/site/play'
import { slotPaths } from '@poyraz/site/slots'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import type { Failure, Refused } from '../../../shared/endpoint/reply.ts'
import { lastGame } from '../../../shared/games/last-game.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { explain, notify } from '../../../shared/notices/notices.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import { waitingFor } from '../../../shared/waiting/waiting.ts'
import { type Direction, type Method, WITHDRAWAL } from '../api/methods.ts'
import type { Values } from '../method-fields.ts'
import { isPaidHere, transferProcedure } from '../method-list.ts'
import { transferRequests } from '../transfer-requests.ts'
import { useForfeit } from './use-forfeit.ts'

export type Request = {
  readonly method: Method
  readonly amount: number
  readonly values: Values
}
type Sent = Request & { readonly direction: Direction }
type Receipt = Item<'prepayServices.processTransaction'>

/** Display time of the notice of a failed transfer; the form shows the error permanently. */
const FAILURE_MS = 1000
/**
 * Failures after which it is unknown whether the money moved: the call is repeated once with the same key.
 */
const LOST: ReadonlySet<Failure> = new Set(['offline', 'unreachable', 'unavailable'])
const ASK_AGAIN_MS = 1500

/**
 * Sends a deposit or a withdrawal request and shows the waiting dialog. A request that was refused or whose
 * answer was lost is repeated with the same idempotency key, so that a second press never pays twice; another
 * amount or a new transfer is a new request. `dialog` asks for a step-up proof if the server requires it;
 * `forfeit` is the bonus that a withdrawal costs, shown before the request.
 */
export function useTransfer(direction: Direction) {
  const client = useQueryClient()
  const failureText = useFailureText()
  const [requests] = useState(transferRequests)
  const stepUp = useStepUp()
  const tell = useReceiptNotice()
  const forfeit = useForfeit(direction)
  const sendOnce = ({ method, amount, values }: Request) => {
    const { id, transferType } = method.properties
    const transfer = { methodID: id, Type: direction, amount, ...values }
    const sent = requests.requestFor(transfer, forfeit !== null)
    return stepUp.guard(() => waitingFor(call(transferProcedure(transferType), sent)))
  }
  const send = async (request: Request) => {
    const answer = await sendAgainIfLost(() => sendOnce(request))
    if (answer.ok) return answer
    // A bonus has become active since the page was loaded: it is fetched to be shown.
    if (answer.error.error === 'bonus_running') {
      requests.done()
      void client.invalidateQueries({ queryKey: ['bonus'] })
    }
    notify(failureText(answer.error), { tone: 'negative', timeoutMs: FAILURE_MS })
    return answer
  }
  const finish = (request: Request, receipt: Receipt) => {
    requests.done()
    void client.invalidateQueries({ queryKey: ['finance'] })
    if (forfeit) void client.invalidateQueries({ queryKey: ['bonus'] })
    tell({ ...request, direction }, receipt)
  }
  return { send, finish, dialog: stepUp.dialog, forfeit }
}

async function sendAgainIfLost<T>(send: () => Promise<Result<T, Refused>>): Promise<Result<T, Refused>> {
  const first = await send()
  if (first.ok || !LOST.has(first.error.error)) return first
  await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  return send()
}

/**
 * Shows the result of an accepted transfer. A method that is paid on our site opens the payment page; others
 * redirect to the provider's payment page.
 */
function useReceiptNotice() {
  const t = useTranslations('transfer')
  const deposit = useTranslations('deposit')
  const lang = useLang()
  const router = useRouter()
  const toGame = () => {
    const gameID = lastGame()
    if (gameID === null)
      return { label: deposit('toGames'), run: () => void router.navigate({ to: slotPaths.lobby }) }
    const params = { type: 'slot', id: String(gameID) } as const
    return { label: deposit('backToGame'), run: () => void router.navigate({ to: playPaths.play, params }) }
  }
  return ({ direction, amount, method }: Sent, { transactionID, redirectUrl }: Receipt) => {
    const words = formatMoney(amount, lang)
    if (direction === WITHDRAWAL) return explain(t('requested', { amount: words }), { tone: 'positive' })
    if (redirectUrl === undefined)
      return explain(deposit('done', { amount: words }), { tone: 'positive', action: toGame() })
    if (isPaidHere(method))
      return void router.navigate({ to: cashierPaths.deposit, search: { payment: transactionID } })
    notify(t('redirecting'))
    location.assign(redirectUrl)
  }
}
