import { SECOND_MS } from '@poyraz/kernel'
import type { MessageTransport } from './message.ts'

const TIMEOUT_MS = 10 * SECOND_MS

/**
 * SMS over the HTTP gateway of an operator: POST `{"to": "+905…", "text": "…"}` to `url`, with the token as
 * `Authorization: Bearer`. Any 2xx means accepted. A repeated message has the same `Idempotency-Key`.
 */
export function createSmsTransport({
  url,
  token,
}: {
  url: string
  token: string | undefined
}): MessageTransport {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    async send({ id, to, body }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...authorization },
        body: JSON.stringify({ to, text: body }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}
