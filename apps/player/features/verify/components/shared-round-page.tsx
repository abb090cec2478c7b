import { verifyPaths } from '@poyraz/site/verify'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, refusalOf } from '../../../shared/endpoint/queries.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { readEvidence } from '../read-proof-text.ts'
import { LateProofView } from './late-proof-view.tsx'
import { RoundFilm } from './round-film.tsx'
import { RoundGone, SharedRoundCard } from './shared-round-card.tsx'

const route = getRouteApi(`/always-account-texts${verifyPaths.sharedRound}`)

/** The public page of a shared round: stake, win and proof, and nothing of its player. */
export function SharedRoundPage() {
  const t = useTranslations('share')
  usePageTitle(t('pageTitle'))
  const { token } = route.useParams()
  const { data, error, isFetching, refetch } = useQuery(
    callQuery('casino.shared_round', { token }, useLang()),
  )
  if (error && refusalOf(error).error === 'not_found') {
    return <RoundGone />
  }
  const round = data?.data
  const proof = round ? readEvidence(round.proof) : null
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-5">
      <div>
        <h1 className="text-3xl">{t('pageTitle')}</h1>
        <p className="mt-1 text-muted">{t('pageText')}</p>
      </div>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {round && isSlotRound(round.proof) && (
            <RoundFilm token={token} slug={round.proof.gameID} gameName={round.gameName} />
          )}
          {round && <SharedRoundCard round={round} />}
          <LateProofView proof={proof} waiting={isFetching} onRevealed={() => void refetch()} />
        </>
      )}
    </div>
  )
}

/** Only slots have films: an original's round is a few commands, which the outcome lists. */
function isSlotRound({ outcome }: Item<'casino.shared_round'>['proof']): boolean {
  return 'spins' in outcome
}
