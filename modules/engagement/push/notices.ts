import type { PushCategory } from '@poyraz/contract'
import { fillText, pushEn, pushTr } from '@poyraz/text'

type Kind = Exclude<keyof typeof pushTr, 'goal'>

/** Category of each kind, and the page that shows the event. */
const NOTICES = {
  deposit_credited: ['deposit', '/wallet'],
  withdrawal_approved: ['withdrawal', '/wallet'],
  withdrawal_paid: ['withdrawal', '/wallet'],
  withdrawal_refused: ['withdrawal', '/wallet'],
  withdrawal_returned: ['withdrawal', '/wallet'],
  password_changed: ['security', '/profile?tab=security'],
  new_device: ['security', '/profile?tab=security'],
  email_wanted: ['security', '/profile?tab=account'],
  email_changed: ['security', '/profile?tab=account'],
  phone_changed: ['security', '/profile?tab=account'],
  two_factor_on: ['security', '/profile?tab=security'],
  two_factor_off: ['security', '/profile?tab=security'],
  passkey_added: ['security', '/profile?tab=security'],
  passkey_removed: ['security', '/profile?tab=security'],
  reclaimed: ['security', '/profile?tab=security'],
  bonus_granted: ['bonus', '/bonuses'],
  bonus_released: ['bonus', '/bonuses'],
  bonus_expired: ['bonus', '/bonuses'],
  coupon_settled: ['sports', '/sports/coupons?settled=true'],
  coupon_corrected: ['sports', '/sports/coupons?settled=true'],
} as const satisfies Record<Kind, readonly [PushCategory, string]>

export type PushKind = keyof typeof NOTICES
export const PUSH_KINDS = Object.keys(NOTICES) as [PushKind, ...PushKind[]]

/** Payload for the service worker, which shows it; `url` is a path of the site. */
export type PushPayload = {
  readonly title: string
  readonly body: string
  readonly url: string
  /** A later notification with the same tag replaces an earlier one. */
  readonly tag: string
  readonly lang: 'tr' | 'en'
}

/** A match after a goal. */
export type PushedGoal = {
  readonly eventId: number
  readonly home: string
  readonly away: string
  readonly homeScore: number
  readonly awayScore: number
}

export function goalPayload({ eventId, home, away, ...score }: PushedGoal, lang: 'tr' | 'en'): PushPayload {
  const { title, body } = (lang === 'tr' ? pushTr : pushEn).goal
  const values = { home, away, homeScore: String(score.homeScore), awayScore: String(score.awayScore) }
  return {
    title: fillText(title, values),
    body,
    url: `/sports/event/${eventId}`,
    tag: `goal-${eventId}`,
    lang,
  }
}

export function categoryOf(kind: PushKind): PushCategory {
  return NOTICES[kind][0]
}

export function payloadOf(kind: PushKind, lang: 'tr' | 'en'): PushPayload {
  const { title, body } = (lang === 'tr' ? pushTr : pushEn)[kind]
  return { title, body, url: NOTICES[kind][1], tag: kind, lang }
}
