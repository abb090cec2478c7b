import { Button, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { ShareDialog } from '../../../shared/share/share-dialog.tsx'

/** Shares the shown round if the player played it; renders nothing for other rounds and for visitors. */
export function ShareOwnRound({ roundID }: { readonly roundID: string }) {
  const t = useTranslations('share')
  const isAsked = useSignedIn() && roundID !== ''
  const { data } = useQuery({ ...callQuery('casino.round', { roundID }, useLang()), enabled: isAsked })
  const [open, setOpen] = useState(false)
  if (!isAsked || data?.data.state !== 'closed') return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-4.5" />
        {t('open')}
      </Button>
      {open && <ShareDialog round={data.data} onClose={() => setOpen(false)} />}
    </>
  )
}
