import { type ChainVerdict, verifyChain } from '@poyraz/fairness/verify'
import { formatCount } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Link2, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useReceiptKeys } from '../hooks/use-receipt-keys.ts'
import type { Receipt } from '../verify-proof.ts'
import { ProofSkeleton } from './proof-skeleton.tsx'

/** Faults that are listed; further ones are counted. */
const FAULTS_SHOWN = 5

/** Says if the receipts of a file are one chain, and which do not follow. Computed here, without the network. */
export function ChainView({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const t = useTranslations('verify')
  const lang = useLang()
  const verdict = useChainVerdict(receipts)
  if (!verdict) return <ProofSkeleton />
  const { faults, isFromFirst } = verdict
  const isWhole = faults.length === 0
  const Icon = isWhole ? Link2 : Link2Off
  return (
    <section role="status" className="flex flex-col gap-2 rounded-control border border-line p-4">
      <h3 className={cx('flex items-center gap-2', isWhole ? 'text-success' : 'text-danger')}>
        <Icon aria-hidden="true" className="size-5 flex-none" />
        {t(isWhole ? 'chainWhole' : 'chainBroken')}
      </h3>
      <p className="text-sm text-muted">
        {t(isFromFirst ? 'chainFromFirst' : 'chainPart', { count: receipts.length })}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {faults.slice(0, FAULTS_SHOWN).map(({ kind, index }) => (
          <li key={index}>{t(`chainFaults.${kind}`, { number: formatCount(index + 1, lang) })}</li>
        ))}
      </ul>
      {faults.length > FAULTS_SHOWN && (
        <p className="text-sm text-muted">{t('chainMore', { count: faults.length - FAULTS_SHOWN })}</p>
      )}
    </section>
  )
}

/** Computes the verdict after the first paint: each signature takes some milliseconds. */
function useChainVerdict(receipts: readonly Receipt[]): ChainVerdict | null {
  const keys = useReceiptKeys()
  const [found, setFound] = useState<{ of: readonly Receipt[]; verdict: ChainVerdict } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setFound({ of: receipts, verdict: verifyChain(receipts, keys) }))
    return () => clearTimeout(timer)
  }, [receipts, keys])
  return found?.of === receipts ? found.verdict : null
}
