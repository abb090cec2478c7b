import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** Tells whether mail and SMS are delivered, for real or to the development inbox. */
export function reaches({ smtpUrl, smsUrl, devInbox }: Config) {
  return { mail: devInbox || smtpUrl !== undefined, sms: devInbox || smsUrl !== undefined }
}

/** Warns the operator at the start about mail and SMS that will not be delivered. */
export function warnOutgoing(config: Config, log: Pick<Logger, 'warn'>): void {
  const { mail, sms } = reaches(config)
  if (!mail) log.warn('no mail reaches anybody, no link and no warning: set SMTP_URL')
  if (!sms) log.warn('no SMS reaches anybody: phones are not confirmed and confirm no login; set SMS_URL')
  warnPayments(config, log)
}

/** Warns about a payment service, because play money is free: a real service would pay out its own money. */
function warnPayments({ payments }: Config, log: Pick<Logger, 'warn'>): void {
  if (payments !== undefined)
    log.warn('payouts of play money go to the service of PAYMENTS_URL: it must be one for tests')
}
