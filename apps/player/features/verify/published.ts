/** Keys and rules are published once and never change, so they are asked for once and then work offline. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 1,
} as const

/** Fetches a published file of JSON. */
export async function fetchPublished<Content>(path: string): Promise<Content> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  return reply.json() as Promise<Content>
}
