import { PASSKEYS_MAX } from '@poyraz/contract/constants'
import { Button, Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrowserFact } from '../../../shared/browser-fact.ts'
import { headingOf, useFocusFallback } from '../../../shared/focus/use-focus-fallback.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { supportsPasskeys } from '../../../shared/passkeys/support.ts'
import { type Passkey, passkeysQuery } from '../api/profile.ts'
import { useAddPasskey } from '../hooks/use-add-passkey.ts'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

/** The passkeys of the player: add, rename, remove. */
export function PasskeysCard() {
  const t = useTranslations('account')
  const { data, error, refetch } = useQuery(passkeysQuery(useLang()))
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const passkeys = data?.data
  return (
    <Card>
      <h2 className="text-xl">{t('passkeys')}</h2>
      <p className="mt-1 mb-2 text-sm text-muted">{t('passkeysText')}</p>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <RowSkeletons rows={1} /> : null}
      {passkeys?.length === 0 && <p className="py-3 text-sm">{t('passkeysNone')}</p>}
      <ul>
        {passkeys?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setRemoved(passkey)}
          />
        ))}
      </ul>
      {passkeys && passkeys.length < PASSKEYS_MAX && <AddPasskey />}
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />
      <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />
    </Card>
  )
}

function AddPasskey() {
  const t = useTranslations('account')
  const isSupported = useBrowserFact<boolean>(supportsPasskeys, true)
  const { add, busy, dialog } = useAddPasskey()
  if (!isSupported) return <p className="text-sm text-muted">{t('passkeysUnsupported')}</p>
  return (
    <>
      <Button busy={busy} onClick={add} className="mt-2">
        {t('passkeyAdd')}
      </Button>
      {dialog}
    </>
  )
}

function PasskeyRow(props: {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('account')
  const when = useWhen()
  const row = useFocusFallback<HTMLLIElement>(headingOf)
  const { name, createdAt, lastUsedAt } = props.passkey
  const use = lastUsedAt === null ? t('passkeyUnused') : t('passkeyUsed', { date: when(lastUsedAt) })
  return (
    <li ref={row} className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-b-0">
      <span className="grid size-10 flex-none place-items-center rounded-control bg-surface-2">
        <KeyRound aria-hidden="true" className="size-5 text-muted" />
      </span>
      <span className="min-w-40 flex-1">
        <span className="block text-sm font-bold wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted">
          {t('passkeySince', { date: when(createdAt) })} · {use}
        </span>
      </span>
      <span className="-mr-4 flex">
        <Button variant="ghost" onClick={props.onRename}>
          {t('passkeyRename')}
          <span className="sr-only"> · {name}</span>
        </Button>
        <Button variant="ghost" onClick={props.onRemove}>
          {t('passkeyRemove')}
          <span className="sr-only"> · {name}</span>
        </Button>
      </span>
    </li>
  )
}
