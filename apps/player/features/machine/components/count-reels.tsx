import type { ReelGame } from '@poyraz/games/machine-room'
import { formatCount } from '@poyraz/text'
import { Button, Card, useLang } from '@poyraz/ui'
import { Sigma } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useCount } from '../use-count.ts'
import { Counted } from './counted.tsx'

/** Counts all combinations of stops in the browser, and compares the return with the certificate. */
export function CountReels({ game }: { readonly game: ReelGame }) {
  const t = useTranslations('machine')
  const lang = useLang()
  const { part, state, start } = useCount(game.rules)
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-lg">{t('count')}</h2>
      <p className="text-sm text-muted">{t('countReels')}</p>
      <Button busy={state === 'running'} onClick={start}>
        <Sigma aria-hidden="true" className="size-4.5" />
        {t(state === 'running' ? 'counting' : 'start')}
      </Button>
      <div role="status" className="w-full">
        {state === 'failed' && <p className="text-danger">{t('failed')}</p>}
        {part?.kind === 'reels' && (
          <Counted gameID={game.id} percent={part.percent}>
            {t('countedAll', { all: formatCount(part.combinations, lang) })}
          </Counted>
        )}
      </div>
    </Card>
  )
}
