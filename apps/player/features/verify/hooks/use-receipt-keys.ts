import { useQuery } from '@tanstack/react-query'

/** Keys and rules are published once and never change, so they are asked for once and then work offline. */
export const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: 1,
} as const

type Keys = { readonly keys: readonly { readonly kid: string }[] }

/** Returns the key ids that the house has published; `null` while they are not known. */
export function useReceiptKeys(): readonly string[] | null {
  const { data } = useQuery({
    queryKey: ['receipt-keys'],
    queryFn: () => fetchJson<Keys>('/.well-known/receipt-keys.json'),
    select: ({ keys }) => keys.map(({ kid }) => kid),
    ...ONCE,
  })
  return data ?? null
}

/** Reads a published file. */
export async function fetchJson<Content>(path: string): Promise<Content> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  return reply.json() as Promise<Content>
}
