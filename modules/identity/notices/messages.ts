import { mailEn, mailTr } from '@poyraz/text'
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
  return { channel: 'mail', ...reader, subject, body: fill(texts[`${name}Body`], values) }
}

/** Adds the support address at the end of a mail. */
export function withSupport(mail: OutgoingMessage, email: string): OutgoingMessage {
  return { ...mail, body: `${mail.body}\n\n${fill(TEXTS[mail.lang].support, { email })}` }
}

export function composeSms(
  name: SmsName,
  reader: { readonly to: string; readonly lang: Lang },
  code: string,
): OutgoingMessage {
  return { channel: 'sms', ...reader, subject: null, body: fill(TEXTS[reader.lang][name], { code }) }
}

/** Fills all placeholders in one pass, so that a filled-in value is never read as a placeholder. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
}
