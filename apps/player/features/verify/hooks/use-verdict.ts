import type { SlotRules } from '@poyraz/games'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchPublished, ONCE } from '../published.ts'
import { type Evidence, type Verdict, verifyProof } from '../verify-proof.ts'

/**
 * Returns the verdict about a round. It needs the network only for the list of keys, and for rules of an
 * earlier version; without them the verdict says so.
 */
export function useVerdict(evidence: Evidence, keys: readonly string[] | null): Verdict {
  const known = useMemo(() => verifyProof(evidence, { keys }), [evidence, keys])
  const rules = useEarlierRules(evidence, known.verdict === 'unknown_rules')
  return useMemo(
    () => (rules ? verifyProof(evidence, { keys, rules }) : known),
    [evidence, keys, rules, known],
  )
}

function useEarlierRules({ gameID, rulesHash }: Evidence, enabled: boolean): SlotRules | undefined {
  return useQuery({
    queryKey: ['rules', gameID, rulesHash],
    queryFn: () => fetchPublished<SlotRules>(`/rules/${gameID}/${rulesHash}.json`),
    enabled,
    ...ONCE,
  }).data
}
