import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { HowItWorks } from '../../../shared/content/how-it-works.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { useProof } from '../hooks/use-proof.ts'
import { LateProofView } from './late-proof-view.tsx'
import { ProofForms } from './proof-forms.tsx'
import { SeedsCard } from './seeds-card.tsx'
import { ShareOwnRound } from './share-own-round.tsx'

/** Verifies a round in the browser. Everything except fetching a round works offline. */
export function VerifyPage() {
  const t = useTranslations('verify')
  const { proof, roundID, show, fetchRound, failure, busy } = useProof()
  const fetchAgain = () => roundID && fetchRound(roundID)
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
        </div>
        <ShareOwnRound roundID={roundID} />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
        <div className={cx('lg:col-span-3', !proof && 'grid h-full')}>
          <LateProofView proof={proof} waiting={busy} onRevealed={fetchAgain} />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-2">
          <ProofForms
            key={roundID}
            roundID={roundID}
            failure={failure}
            busy={busy}
            onFetch={fetchRound}
            onProof={show}
          />
          <SeedsCard onRevealed={fetchAgain} />
        </div>
      </div>
      {!proof && <HowItWorks />}
    </div>
  )
}
