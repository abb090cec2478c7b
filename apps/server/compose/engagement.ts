import type { Compliance } from '@poyraz/compliance'
import { cleanHtml } from '@poyraz/content'
import {
  createEngagement,
  createPushSender,
  createSmsTransport,
  createSmtpTransport,
  createSupport,
  type Engagement,
} from '@poyraz/engagement'
import type { Identity } from '@poyraz/identity'
import type { Config } from '../config.ts'
import { SITE } from '../pages/site-map.ts'
import type { Base, Part } from './part.ts'

export function composeEngagement(base: Base): Engagement {
  const { database, clock, bus, config, keys } = base
  const push = createPushSender({ privateKey: keys.push, subject: () => contactOf(base) })
  return createEngagement({ database, clock, bus, cleanHtml, transports: transportsOf(config), push })
}

/** Contact that push services have: the support address, else the site. */
function contactOf({ config: { supportEmail }, ownOrigin }: Base): string {
  if (supportEmail !== undefined) return `mailto:${supportEmail}`
  const origin = ownOrigin()
  return origin.startsWith('https:') ? origin : 'mailto:no-reply@localhost'
}

/** Transports for real mail and SMS; null for one that is not configured. */
function transportsOf({ smtpUrl, smsUrl, smsToken, publicUrl }: Config) {
  const from = `Poyraz <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
  return {
    mail: smtpUrl === undefined ? null : createSmtpTransport({ url: smtpUrl, from }),
    sms: smsUrl === undefined ? null : createSmsTransport({ url: smsUrl, token: smsToken }),
  }
}

type Needs = {
  readonly engagement: Engagement
  readonly identity: Identity
  readonly compliance: Compliance
}

export function engagementPart(base: Base, { engagement, identity, compliance }: Needs): Part {
  const { database, clock, bus, ownOrigin } = base
  const { proofOfWork, mailboxOf, introduce } = identity
  const { withheldOf } = compliance
  const { sendMessage } = engagement
  const ports = { proofOfWork, mailboxOf, introduce }
  const support = createSupport({ database, clock, bus, cleanHtml, ownOrigin, sendMessage, ...ports })
  return {
    name: 'engagement',
    register(registry) {
      engagement.register(registry, { withheldOf })
      support.register(registry)
    },
    registerStaff(registry) {
      support.registerStaff(registry)
      engagement.registerStaff(registry, { isPage: (path) => SITE.pageAt(path) !== null })
    },
    jobs: [...engagement.jobs, ...engagement.pushJobs({ withheldOf })],
  }
}
