import type { StaffProcedure } from '@poyraz/contract/backoffice'
import { err, ok, type Result, randomId } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import type { z } from 'zod'

/** A refusal with its text in the language of the page. */
export type Refused = { readonly error: string; readonly message: string }

/** One item of a reply as it travels: amounts are numbers. */
export type Wire<P extends StaffProcedure> = z.input<P['item']>
type Data<P extends StaffProcedure> = P['reply'] extends 'list' ? readonly Wire<P>[] : Wire<P>
type Named = Pick<StaffProcedure, 'class' | 'method' | 'write'>
type Envelope = {
  readonly result: boolean
  readonly error: string | null
  readonly message: string
  readonly data: unknown
}

/** Attempts of a call that gets no answer; all of them have the same key. */
const TRIES = 3

/** Calls a procedure of the back office. No answer is the refusal `offline`. */
export async function call<P extends StaffProcedure>(
  { class: className, method, write }: Named,
  data: z.input<P['input']>,
  lang: Lang,
): Promise<Result<Data<P>, Refused>> {
  const sent = write ? { ...(data as object), key: randomId() } : data
  const body = JSON.stringify({ api: { class: className, method }, data: sent, user: { lang } })
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await post(body)
    if (reply) return reply.result ? ok(reply.data as Data<P>) : err(refusalOf(reply))
  }
  return err({ error: 'offline', message: '' })
}

async function post(body: string): Promise<Envelope | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/backoffice/v1', { method: 'POST', headers, body })
    return (await response.json()) as Envelope
  } catch {
    return null
  }
}

const refusalOf = ({ error, message }: Envelope): Refused => ({ error: error ?? 'internal', message })
