import { fillText, mailEn, mailTr } from '@poyraz/text'
import type { OutgoingMessage } from '../ctx.ts'

type Lang = 'tr' | 'en'
type TextKey = keyof typeof mailTr
type MailName = TextKey extends infer K ? (K extends `${infer Name}Subject` ? Name : never) : never
type SmsName = Extract<TextKey, `sms${string}`>

const TEXTS: Readonly<Record<Lang, Readonly<Record<TextKey, string>>>> = { tr: mailTr, en: mailEn }

/** A mail of `packages/text/mail` in the reader's language, its `{names}` filled in. */
export function composeMail(
  name: MailName,
  reader: { readonly to: string; readonly lang: Lang },
  values: Readonly<Record<string, string>>,
): OutgoingMessage {
  const texts = TEXTS[reader.lang]
  const subject = texts[`${name}Subject`]
  return { channel: 'mail', ...reader, subject, body: fillText(texts[`${name}Body`], values) }
}

/** Adds the support address at the end of a mail. */
export function withSupport(mail: OutgoingMessage, email: string): OutgoingMessage {
  return { ...mail, body: `${mail.body}\n\n${fillText(TEXTS[mail.lang].support, { email })}` }
}

export function composeSms(
  name: SmsName,
  reader: { readonly to: string; readonly lang: Lang },
  code: string,
): OutgoingMessage {
  return { channel: 'sms', ...reader, subject: null, body: fillText(TEXTS[reader.lang][name], { code }) }
}
