import { FinalFailure } from '@poyraz/jobs'
import { createTransport } from 'nodemailer'
import type { MessageTransport } from './message.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000

/** Mail over SMTP; `url` is `smtp://user:password@host:port` or `smtps://`. */
export function createSmtpTransport(options: { url: string; from: string }): MessageTransport {
  const transport = createTransport(
    { url: options.url, connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
    { from: options.from },
  )
  return {
    async send({ to, subject, body, lang }) {
      const headers = { 'Content-Language': lang }
      try {
        await transport.sendMail({ to, subject: subject ?? '', text: body, headers })
      } catch (error) {
        throw isForGood(error) ? new FinalFailure('the relay refuses the address', { cause: error }) : error
      }
    },
  }
}

/**
 * Final replies to RCPT TO: 550 to 559, such as no such mailbox, moved, or name not allowed (RFC 5321,
 * 4.2.3). A full mailbox (552) is tried again, because it may be emptied.
 */
const RECIPIENT_REFUSED = /^55[013-9][ -]/
/**
 * The enhanced code of a refusal by policy (RFC 3463). A wrongly configured relay refuses all mail with it.
 */
const BY_POLICY = /^55\d[ -]5\.7\.\d/

function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('response' in error)) return false
  const { command, response } = error
  if (command !== 'RCPT TO' || typeof response !== 'string') return false
  return RECIPIENT_REFUSED.test(response) && !BY_POLICY.test(response)
}
