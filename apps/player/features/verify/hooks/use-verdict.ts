import type { SlotRules } from '@poyraz/games'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Evidence, type Verdict, verifyProof } from '../verify-proof.ts'
import { fetchJson, ONCE, useReceiptKeys } from './use-receipt-keys.ts'

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

function useEarlierRules(evidence: Evidence | null): SlotRules | undefined {
  const { gameID = '', rulesHash = '' } = evidence ?? {}
  return useQuery({
    queryKey: ['rules', gameID, rulesHash],
    queryFn: () => fetchJson<SlotRules>(`/rules/${gameID}/${rulesHash}.json`),
    enabled: evidence !== null,
    ...ONCE,
  }).data
}
