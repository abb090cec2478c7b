import { createECDH } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import { FinalFailure } from '@poyraz/jobs'
import { DAY_MS, SECOND_MS } from '@poyraz/kernel'
import type { PushSubscription } from '../store/push.ts'
import { type PostBytes, postToPublicHost } from './public-post.ts'

/** A push service drops a notification that it could not deliver for this long: it is no longer news. */
const TTL_S = DAY_MS / SECOND_MS
const GONE: readonly number[] = [404, 410]
/** Refusals that no repetition can change; all others, such as 429 and 5xx, are tried again. */
const REFUSED: readonly number[] = [400, 401, 403, 413]

type Browser = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>

/** Sends push notifications to browsers. */
export type PushSender = {
  /** Key with which browsers subscribe: an uncompressed point of P-256 in base64url. */
  readonly publicKey: string
  /**
   * Returns `gone` if the push service does not know the browser any more. Throws when it did not take the
   * notification: a `FinalFailure` if it never will.
   */
  send(browser: Browser, payload: object): Promise<'sent' | 'gone'>
}

export type PushSenderOptions = {
  /** Private key of P-256, 32 bytes, which identifies this installation to push services (RFC 8292). */
  readonly privateKey: Buffer
  /** Contact for push services: `mailto:` or `https:`. */
  subject(): string
  /** Tests replace it. */
  readonly post?: PostBytes
}

/** Encrypts for the browser (RFC 8291), and posts to its push service (RFC 8030). */
export function createPushSender({
  privateKey,
  subject,
  post = postToPublicHost,
}: PushSenderOptions): PushSender {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const publicKey = pair.getPublicKey('base64url')
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, payload) {
      const { headers, body } = await buildPushPayload(
        { data: JSON.stringify(payload), options: { ttl: TTL_S, urgency: 'normal' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: subject(), publicKey, privateKey: privateKey.toString('base64url') },
      )
      const status = await post(new URL(endpoint), { headers, body })
      if (status >= 200 && status < 300) return 'sent'
      if (GONE.includes(status)) return 'gone'
      const { host } = new URL(endpoint)
      const failure = `the push service ${host} answered ${status}`
      throw REFUSED.includes(status) ? new FinalFailure(failure) : new Error(failure)
    },
  }
}
