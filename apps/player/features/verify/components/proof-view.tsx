import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useVerdict } from '../hooks/use-verdict.ts'
import { type Evidence, gameName, isReceipt } from '../verify-proof.ts'
import { Facts, Fold } from './fold.tsx'
import { OutcomeView } from './outcome-view.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import { Unseal } from './unseal.tsx'
import { VerdictView } from './verdict-view.tsx'

/** The proof of a round: the verdict, the outcome, and in a collapsed section the input of the calculation. */
export function ProofView({
  proof,
  onRevealed,
}: {
  readonly proof: Evidence
  readonly onRevealed: () => void
}) {
  const verdict = useVerdict(proof)
  const isSealed = verdict.verdict === 'sealed'
  return (
    <div className="flex flex-col gap-5">
      <VerdictView
        proof={proof}
        verdict={verdict}
        action={isSealed && <Unseal commitment={proof.commitment} onRevealed={onRevealed} />}
      />
      <ReceiptCard evidence={proof} />
      <OutcomeView proof={proof} />
      <ProofFacts proof={proof} />
    </div>
  )
}

function ProofFacts({ proof }: { readonly proof: Evidence }) {
  const t = useTranslations('verify')
  const lang = useLang()
  const signatureFacts = isReceipt(proof)
    ? ([
        [t('roundId'), proof.roundID, true],
        [t('key'), proof.keyID, true],
        [t('signature'), proof.signature, true],
      ] as const)
    : []
  return (
    <Fold title={t('facts')}>
      <p className="mb-2 text-sm text-muted">{t(proof.staleSeed ? 'staleSeed' : 'ownSeed')}</p>
      <Facts
        facts={[
          [t('gameName'), gameName(proof.gameID, lang), false],
          [t('nonce'), `#${proof.nonce}`, false],
          [t('commitment'), proof.commitment, true],
          [t('serverSeed'), proof.serverSeed ?? t('serverSeedHidden'), proof.serverSeed !== null],
          [t(proof.staleSeed ? 'serversClientSeed' : 'clientSeed'), proof.clientSeed, true],
          [t('rulesHash'), proof.rulesHash, true],
          ...signatureFacts,
        ]}
      />
    </Fold>
  )
}
