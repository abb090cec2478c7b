import { useQuery } from '@tanstack/react-query'
import { fetchPublished, ONCE } from '../published.ts'

type Keys = { readonly keys: readonly { readonly kid: string }[] }

/** Returns the published key ids of the house; `null` while they are not known. */
export function useReceiptKeys(): readonly string[] | null {
  const { data } = useQuery({
    queryKey: ['receipt-keys'],
    queryFn: () => fetchPublished<Keys>('/.well-known/receipt-keys.json'),
    select: ({ keys }) => keys.map(({ kid }) => kid),
    ...ONCE,
  })
  return data ?? null
}
