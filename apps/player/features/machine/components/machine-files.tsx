import { rulesHash } from '@poyraz/fairness'
import type { SlotGame } from '@poyraz/games/machine-room'
import { verifyPaths } from '@poyraz/site/verify'
import { buttonClass, Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileJson2, ShieldCheck } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { CertificateFigures } from '../../../shared/games/certificate-figures.tsx'

/** Certificate and published rules of the open game. */
export function MachineFiles({ game: { id, slug, rules } }: { readonly game: SlotGame }) {
  const t = useTranslations('machine')
  const certificate = useTranslations('game.certificate')
  const info = useQuery(callQuery('casino.game_info', { gameID: id }, useLang())).data?.data
  const hash = useMemo(() => rulesHash(rules), [rules])
  return (
    <>
      {info && (
        <Card>
          <h2 className="text-lg">{certificate('title')}</h2>
          <CertificateFigures info={info} />
        </Card>
      )}
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg">{t('file')}</h2>
        <p className="text-sm text-muted">{t('fileText')}</p>
        <code className="text-xs break-all">{hash}</code>
        <div className="flex flex-wrap gap-2">
          <a
            href={`/rules/${slug}/${hash}.json`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'quiet' })}
          >
            <FileJson2 aria-hidden="true" className="size-4.5" />
            {t('openFile')}
          </a>
          <Link to={verifyPaths.verify} className={buttonClass({ variant: 'quiet' })}>
            <ShieldCheck aria-hidden="true" className="size-4.5" />
            {t('verify')}
          </Link>
        </div>
      </Card>
    </>
  )
}
