import { z } from 'zod'
import type { LocationPort, RegisterPort } from '../ports.ts'

const listing = z.object({ listed: z.boolean() })
const place = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  vpn: z.boolean(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
})

/** Creates an exclusion register over HTTP: posts `{identityNumber, birthDate}`, expects `{listed}`. */
export function createRegister(url: string): RegisterPort {
  const ask = asking(url)
  return { isListed: async (person, stop) => (await ask(person, listing, stop)).listed }
}

/** Creates a location service over HTTP: posts `{address}`, expects `{country, vpn, latitude, longitude}`. */
export function createLocation(url: string): LocationPort {
  const ask = asking(url)
  return { locate: (address, stop) => ask({ address }, place, stop) }
}

/**
 * Creates a client that posts JSON. Name and password in `url` are sent as HTTP Basic authentication. Errors
 * contain neither them nor the request.
 */
function asking(url: string) {
  const { username, password } = new URL(url)
  const service = new URL(url)
  service.username = ''
  service.password = ''
  const login = [username, password].map(decodeURIComponent).join(':')
  const headers = {
    'content-type': 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
  }
  return async <T>(question: object, answer: z.ZodType<T>, signal: AbortSignal): Promise<T> => {
    const body = JSON.stringify(question)
    const response = await fetch(service, { method: 'POST', headers, body, redirect: 'error', signal })
    if (!response.ok) throw new Error(`answered with status ${response.status}`)
    const reply: unknown = await response.json().catch(() => null)
    signal.throwIfAborted()
    const parsed = answer.safeParse(reply)
    if (!parsed.success) throw new Error('answered in another shape than was agreed')
    return parsed.data
  }
}
