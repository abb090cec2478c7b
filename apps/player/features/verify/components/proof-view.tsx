import { Button, Card, EmptyState, useLang } from '@poyraz/ui'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { downloadFile } from '../../../shared/download-file.ts'
import { gameName, type RoundProof, verifyProof } from '../verify-proof.ts'
import { OutcomeView } from './outcome-view.tsx'
import { VerdictView } from './verdict-view.tsx'

/** A round's proof, step by step: what was stated, what this browser calculated, and whether they agree. */
export function ProofView({ proof }: { readonly proof: RoundProof | null }) {
  const verdict = useMemo(() => (proof ? verifyProof(proof) : null), [proof])
  if (!proof || !verdict) return <NoProof />
  return (
    <div className="flex flex-col gap-5">
      <VerdictView verdict={verdict} />
      <Facts proof={proof} />
      <OutcomeView proof={proof} />
    </div>
  )
}

function NoProof() {
  const t = useTranslations('verify')
  return (
    <Card>
      <EmptyState
        art={<Picture src={PICTURES.magnifier} side={96} className="art" />}
        title={t('noneTitle')}
        text={t('noneText')}
      />
    </Card>
  )
}

function Facts({ proof }: { readonly proof: RoundProof }) {
  const t = useTranslations('verify')
  const lang = useLang()
  const facts = [
    [t('gameName'), gameName(proof.gameID, lang), false],
    [t('nonce'), `#${proof.nonce}`, false],
    [t('commitment'), proof.commitment, true],
    [t('serverSeed'), proof.serverSeed ?? t('serverSeedHidden'), proof.serverSeed !== null],
    [t('clientSeed'), proof.clientSeed, true],
    [t('rulesHash'), proof.rulesHash, true],
  ] as const
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{t('facts')}</h2>
        <Button variant="ghost" onClick={() => save(proof)}>
          <Download aria-hidden="true" className="size-4.5" />
          {t('download')}
        </Button>
      </div>
      <dl>
        {facts.map(([name, value, code]) => (
          <div key={name} className="border-b border-line py-2.5 last:border-b-0 sm:flex sm:gap-4">
            <dt className="w-36 flex-none text-sm text-muted">{name}</dt>
            <dd className={code ? 'font-mono text-xs leading-normal break-all' : 'text-sm font-semibold'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {proof.staleSeed && <p className="mt-2 text-sm text-brass">{t('staleSeed')}</p>}
    </Card>
  )
}

/** A file that this page and the command line read back. */
function save(proof: RoundProof): void {
  downloadFile(`${proof.gameID}-${proof.nonce}.json`, JSON.stringify(proof, null, 2), 'application/json')
}
