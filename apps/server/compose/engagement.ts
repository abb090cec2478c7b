import { cleanHtml } from '@poyraz/content'
import {
  createEngagement,
  createSmsTransport,
  createSmtpTransport,
  type Engagement,
} from '@poyraz/engagement'
import type { Config } from '../config.ts'
import type { Base, Part } from './part.ts'

export function composeEngagement({ database, clock, bus, config }: Base): Engagement {
  return createEngagement({ database, clock, bus, cleanHtml, transports: transportsOf(config) })
}

/** Transports for real mail and SMS; null for one that is not configured. */
function transportsOf({ smtpUrl, smsUrl, smsToken, publicUrl }: Config) {
  const from = `Poyraz <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
  return {
    mail: smtpUrl === undefined ? null : createSmtpTransport({ url: smtpUrl, from }),
    sms: smsUrl === undefined ? null : createSmsTransport({ url: smsUrl, token: smsToken }),
  }
}

export function engagementPart({ engagement }: { readonly engagement: Engagement }): Part {
  return { name: 'engagement', register: engagement.register, jobs: engagement.jobs }
}
