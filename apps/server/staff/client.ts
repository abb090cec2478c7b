import type { FieldError } from '@poyraz/contract'
import type { StaffProcedure } from '@poyraz/contract/backoffice'
import { err, ok, type Result } from '@poyraz/kernel'
import { z } from 'zod'
import { StartError } from '../errors.ts'

/** A refusal of the back office, with its text in English. */
export type Refused = {
  readonly error: string
  readonly message: string
  readonly fields: readonly FieldError[]
  readonly data: unknown
}

type Item<P extends StaffProcedure> = z.output<P['item']>
type Replied<P extends StaffProcedure> = P['reply'] extends 'list'
  ? { readonly items: readonly Item<P>[]; readonly total: number }
  : P['reply'] extends 'object'
    ? Item<P>
    : null

/** A client of the back office. */
export type Backoffice = {
  /** Session token, replaced by a login; `null` before the first login. */
  session: string | null
  call<P extends StaffProcedure>(
    procedure: P,
    data: z.input<P['input']>,
    key?: string,
  ): Promise<Result<Replied<P>, Refused>>
}

const envelope = z.object({
  result: z.boolean(),
  message: z.string(),
  error: z.string().nullable(),
  data: z.unknown(),
  pagination: z.object({ total: z.int() }).optional(),
})
type Envelope = z.output<typeof envelope>

/** Creates a client of the back office of the server at `url`, with this session token. */
export function createBackofficeClient(url: string, session: string | null): Backoffice {
  const client: Backoffice = {
    session,
    async call(procedure, data, key) {
      const { class: className, method } = procedure
      const body = JSON.stringify({
        api: { class: className, method },
        data: key === undefined ? data : { ...(data as object), key },
        user: { lang: 'en' },
      })
      const headers = client.session === null ? {} : { 'x-staff-session': client.session }
      const response = await post(url, body, headers)
      const renewed = sessionOf(response)
      if (renewed !== null) client.session = renewed
      const reply = envelope.parse(await response.json())
      return reply.result ? ok(valueOf(procedure, reply)) : err(refusedOf(reply))
    },
  }
  return client
}

async function post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    const sent = { 'content-type': 'application/json', ...headers }
    return await fetch(new URL('/backoffice/v1', url), { method: 'POST', headers: sent, body })
  } catch {
    throw new StartError(`no server answers at ${url}: start it, or set BACKOFFICE_URL`)
  }
}

function sessionOf({ headers }: Response): string | null {
  return /poyraz_staff=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null
}

function valueOf<P extends StaffProcedure>({ reply, item }: P, { data, pagination }: Envelope): Replied<P> {
  const decoded = (value: unknown) => z.decode(item, value as never)
  if (reply === 'none') return null as Replied<P>
  if (reply === 'object') return decoded(data) as Replied<P>
  const items = z.array(z.unknown()).parse(data).map(decoded)
  return { items, total: pagination?.total ?? items.length } as unknown as Replied<P>
}

function refusedOf({ error, message, data }: Envelope): Refused {
  const fields = error === 'invalid_input' ? (data as readonly FieldError[]) : []
  return { error: error ?? 'internal', message, fields, data }
}
