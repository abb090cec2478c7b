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
      await transport.sendMail({
        to,
        subject: subject ?? '',
        text: body,
        headers: { 'Content-Language': lang },
      })
    },
  }
}
