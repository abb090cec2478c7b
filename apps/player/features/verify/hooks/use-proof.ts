import { readProof } from '@poyraz/fairness/verify'
import { verifyPaths } from '@poyraz/site/verify'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery, refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { readFragment } from '../read-proof-text.ts'
import type { RoundProof } from '../verify-proof.ts'

const route = getRouteApi(`/always-account-texts${verifyPaths.verify}`)

/** State of the shown proof: pasted, fetched by the round id of the URL, or read from the URL's fragment. */
export function useProof() {
  const notProof = useTranslations('verify')('notProof')
  const failureText = useFailureText()
  const { round: roundID = '' } = route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [pasted, setPasted] = useState<RoundProof | null>(null)
  const reply = useQuery({ ...callQuery('fairness.verify', { roundID }, useLang()), enabled: roundID !== '' })
  const fetched = reply.data ? readProof(reply.data.data) : null
  return {
    roundID,
    proof: pasted ?? (fetched?.ok ? fetched.value : null) ?? readFragment(hash),
    failure: reply.error ? failureText(refusalOf(reply.error)) : fetched?.ok === false ? notProof : null,
    busy: reply.isFetching,
    show: setPasted,
    fetchRound: (id: string) => {
      setPasted(null)
      if (id === roundID) void reply.refetch()
      else void navigate({ to: verifyPaths.verify, search: { round: id }, replace: true })
    },
  }
}
