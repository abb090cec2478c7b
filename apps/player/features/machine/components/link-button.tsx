import { Button } from '@poyraz/ui'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { copyText } from '../../../shared/copy-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { MachineSearch } from '../machine-address.ts'

/** Copies the address of this window or ticket. */
export function LinkButton({ search }: { readonly search: MachineSearch }) {
  const t = useTranslations('machine')
  const site = useTranslations('site')
  const copy = async () => {
    const link = new URL(location.pathname, location.origin)
    for (const [name, value] of Object.entries(search)) link.searchParams.set(name, String(value))
    if (await copyText(link.href)) notify(site('copied'), { tone: 'positive' })
    else notify(site('copyFailed'), { tone: 'negative' })
  }
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      <Link2 aria-hidden="true" className="size-4.5" />
      {t('copyLink')}
    </Button>
  )
}
