import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { assert, err, ok, type Result } from '@poyraz/kernel'
import { escapeHtml, mailEn, mailTr } from '@poyraz/text'
import { paragraphsOf } from '../paragraphs.ts'
import { findPromotion, type Promotion } from '../store/mass-messages.ts'
import { addMassMessage, type MassMessageDeps } from './send-mass-message.ts'

const LINKS = { tr: mailTr.promotionLink, en: mailEn.promotionLink } as const

/** A promotion for all players; `name` identifies it. */
export type NewPromotion = Promotion & {
  readonly name: string
  readonly title: Readonly<Record<Language, string>>
}

/**
 * Sends a promotion once per name. It is one message of the inbox and a push notification; both ask for
 * consent and protection when a player reads and when a browser is called.
 */
export function sendPromotion(
  deps: MassMessageDeps,
  { name, title, path, text }: NewPromotion,
): Promise<Result<{ readonly id: string; readonly isNew: boolean }, 'state_conflict'>> {
  const htmlIn = (lang: Language) =>
    `${paragraphsOf(text[lang])}<p><a href="${escapeHtml(path)}">${LINKS[lang]}</a></p>`
  return transact(deps.database.db, async (tx) => {
    const key = `promotion:${name}`
    const promotion = { path, text }
    const html = { tr: htmlIn('tr'), en: htmlIn('en') }
    const isNew = await addMassMessage(tx, deps, { key, playerId: null, title, html, promotion })
    const sent = await findPromotion(tx, { key })
    assert(sent !== undefined, 'the promotion is stored')
    const { id, ...content } = sent
    return isDeepStrictEqual(content, { title, path, text }) ? ok({ id, isNew }) : err('state_conflict')
  })
}
