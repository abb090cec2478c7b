import { assert } from '@poyraz/kernel'

/** A player's session as its browser sends it. */
export type Sender = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Calls a procedure with the session of a stored request; throws on a refusal or without a reply. */
export async function callAs<Data>(
  routeUrl: string,
  { body, headers }: Sender,
  { class: of, method }: { readonly class: string; readonly method: string },
  data: object,
): Promise<Data> {
  const { user } = JSON.parse(body) as { user: object }
  const response = await fetch(routeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', panel: 'frontend', ...headers },
    body: JSON.stringify({ api: { class: of, method }, data, user }),
  })
  const reply = (await response.json()) as { result: boolean; data: Data }
  assert(reply.result, `${of}.${method} answers`)
  return reply.data
}
