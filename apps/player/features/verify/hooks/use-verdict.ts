import type { SlotRules } from '@poyraz/games'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Evidence, type Verdict, verifyProof } from '../verify-proof.ts'

/** Keys and rules are published once and never change, so they are asked for once and then work offline. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: 1 } as const

/**
 * Returns the verdict about a round. It needs the network only for the list of keys, and for rules of an
 * earlier version; without them the verdict says so.
 */
export function useVerdict(evidence: Evidence): Verdict {
  const keys = useReceiptKeys()
  const known = useMemo(() => verifyProof(evidence, { keys }), [evidence, keys])
  const rules = useEarlierRules(known.verdict === 'unknown_rules' ? evidence : null)
  return useMemo(
    () => (rules ? verifyProof(evidence, { keys, rules }) : known),
    [evidence, keys, rules, known],
  )
}

type Keys = { readonly keys: readonly { readonly kid: string }[] }

function useReceiptKeys(): readonly string[] | null {
  const { data } = useQuery({
    queryKey: ['receipt-keys'],
    queryFn: () => fetchJson<Keys>('/.well-known/receipt-keys.json'),
    select: ({ keys }) => keys.map(({ kid }) => kid),
    ...ONCE,
  })
  return data ?? null
}

function useEarlierRules(evidence: Evidence | null): SlotRules | undefined {
  const { gameID = '', rulesHash = '' } = evidence ?? {}
  return useQuery({
    queryKey: ['rules', gameID, rulesHash],
    queryFn: () => fetchJson<SlotRules>(`/rules/${gameID}/${rulesHash}.json`),
    enabled: evidence !== null,
    ...ONCE,
  }).data
}

async function fetchJson<Content>(path: string): Promise<Content> {
  const reply = await fetch(path)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  return reply.json() as Promise<Content>
}
