import { createSmsTransport, createSmtpTransport } from '@poyraz/engagement'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** Real mail and SMS, where an installation has a server for them. */
export function transportsOf({ smtpUrl, smsUrl, smsToken, publicUrl }: Config) {
  const from = `Poyraz <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
  return {
    mail: smtpUrl === undefined ? null : createSmtpTransport({ url: smtpUrl, from }),
    sms: smsUrl === undefined ? null : createSmsTransport({ url: smsUrl, token: smsToken }),
  }
}

/** Whether mail and SMS come to anybody: for real, or in the development inbox. */
export function reaches({ smtpUrl, smsUrl, devInbox }: Config) {
  return { mail: devInbox || smtpUrl !== undefined, sms: devInbox || smsUrl !== undefined }
}

/** Links and codes that nobody gets look like a fault of the player's. */
export function warnUnreached(config: Config, log: Pick<Logger, 'warn'>): void {
  const { mail, sms } = reaches(config)
  if (!mail) log.warn('no mail reaches anybody, no link and no warning: set SMTP_URL')
  if (!sms) log.warn('no SMS reaches anybody: phones are not confirmed and confirm no login; set SMS_URL')
}
