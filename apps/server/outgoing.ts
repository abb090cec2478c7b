import { createHttpProvider, type PaymentProvider } from '@poyraz/cashier'
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

/** Whom payments go through: the service that the installation names, and the sandbox for what it began. */
export function providersBy({ payments }: Config, ownOrigin: () => string) {
  return (sandbox: PaymentProvider): readonly PaymentProvider[] =>
    payments === undefined ? [sandbox] : [createHttpProvider({ ...payments, ownOrigin }), sandbox]
}

/** Whether mail and SMS come to anybody: for real, or in the development inbox. */
export function reaches({ smtpUrl, smsUrl, devInbox }: Config) {
  return { mail: devInbox || smtpUrl !== undefined, sms: devInbox || smsUrl !== undefined }
}

/** Links and codes that nobody gets look like a fault of the player's. */
export function warnOutgoing(config: Config, log: Pick<Logger, 'warn'>): void {
  const { mail, sms } = reaches(config)
  if (!mail) log.warn('no mail reaches anybody, no link and no warning: set SMTP_URL')
  if (!sms) log.warn('no SMS reaches anybody: phones are not confirmed and confirm no login; set SMS_URL')
  warnPayments(config, log)
}

/** All money here is play money, which everybody is given: a service that really pays would give its own away. */
function warnPayments({ payments }: Config, log: Pick<Logger, 'warn'>): void {
  if (payments !== undefined)
    log.warn('payouts of play money go to the service of PAYMENTS_URL: it must be one for tests')
}
