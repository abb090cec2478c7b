import { err, MINUTE_MS, ok, type Result } from '@poyraz/kernel'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { complete, sendProven } from './log-in.ts'

/** A challenge is good for five minutes, so the question among the suggestions is asked anew before that. */
const RENEW_MS = 4 * MINUTE_MS

const ceremonies = () => import('../../../shared/passkeys/ceremonies.ts')

/** Logs in with a passkey. Fails with null if the player chose none, or if the browser was not asked. */
export async function logInWithPasskey({ autofill = false } = {}): Promise<Result<null, Refused | null>> {
  const options = await call('user.passkey_challenge', {})
  // Nobody asked for the suggestions, so nobody is told that there are none.
  if (!options.ok) return autofill ? err(null) : options
  const loaded = await ceremonies().catch(() => null)
  const assertion = await loaded?.askForPasskey(options.value.data, { autofill })
  if (!assertion) return err(null)
  const answer = await sendProven((proven) => call('user.passkey_login', { ...assertion, ...proven }))
  if (!answer.ok) return answer
  await complete(answer.value.data)
  return ok(null)
}

/**
 * Offers passkeys among the suggestions of the username field, where the browser can. `onAnswer` is called
 * with null after a login, else with the refusal. Returns a function that ends the offer.
 */
export function offerPasskeys(onAnswer: (refused: Refused | null) => void): () => void {
  let isOver = false
  const offer = async () => {
    const answer = await logInWithPasskey({ autofill: true })
    if (isOver || (!answer.ok && answer.error === null)) return
    onAnswer(answer.ok ? null : answer.error)
  }
  const begin = async () => {
    const { PublicKeyCredential: credential } = globalThis
    if (!(await credential.isConditionalMediationAvailable?.()) || isOver) return
    void offer()
    timer = setInterval(() => void offer(), RENEW_MS)
  }
  let timer: ReturnType<typeof setInterval> | undefined
  void begin()
  return () => {
    isOver = true
    if (timer === undefined) return
    clearInterval(timer)
    void ceremonies().then(({ stopAsking }) => stopAsking())
  }
}
