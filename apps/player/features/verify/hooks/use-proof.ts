import { verifyPaths } from '@poyraz/site/verify'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery, refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { readEvidence, readFragment } from '../read-proof-text.ts'
import type { Evidence } from '../verify-proof.ts'

const route = getRouteApi(`/always-account-texts${verifyPaths.verify}`)

/** State of the shown proof: from a file, fetched by the round id of the URL, or read from the URL's fragment. */
export function useProof() {
  const notProof = useTranslations('verify')('notProof')
  const failureText = useFailureText()
  const { round: roundID = '' } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [brought, setBrought] = useState<Evidence | null>(null)
  const reply = useFetched(roundID)
  const fetched = reply.data ? readEvidence(reply.data.data) : null
  const isOdd = reply.data !== undefined && fetched === null
  return {
    roundID,
    proof: brought ?? fetched ?? readFragment(hash),
    failure: reply.error ? failureText(refusalOf(reply.error)) : isOdd ? notProof : null,
    busy: reply.isFetching,
    show: setBrought,
    fetchRound: (id: string) => {
      setBrought(null)
      if (id === roundID) void reply.refetch()
      else void navigate({ to: verifyPaths.verify, search: { round: id }, replace: true })
    },
  }
}

/** The receipt of the player's own round; of another round, or for a visitor, its proof. */
function useFetched(roundID: string) {
  const lang = useLang()
  const isAsked = roundID !== ''
  const isPlayer = useSignedIn()
  const receipt = useQuery({
    ...callQuery('fairness.receipt', { roundID }, lang),
    enabled: isAsked && isPlayer,
    staleTime: 0,
  })
  const isProof = !isPlayer || (receipt.isError && refusalOf(receipt.error).error === 'not_found')
  const proof = useQuery({ ...callQuery('fairness.verify', { roundID }, lang), enabled: isAsked && isProof })
  return isProof ? proof : receipt
}
