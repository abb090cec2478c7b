import { Card, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PHOTO_MEGABYTES_MAX } from '../../../shared/forms/photo.ts'
import { ProtectionTexts } from '../../../shared/i18n/protection-texts.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { type DocumentKind, type Identity, identityQuery } from '../api/identity.ts'
import { EXTRA, isOpen, NEEDED, newestOf } from '../documents.ts'
import { DocumentRow } from './document-row.tsx'
import { StateCard } from './state-card.tsx'
import { SubmitForm } from './submit-form.tsx'

export function VerificationPage() {
  return (
    <ProtectionTexts>
      <Verification />
    </ProtectionTexts>
  )
}

function Verification() {
  const t = useTranslations('identity')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <AccountNav open="identity" />
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      </div>
      <Parts />
    </div>
  )
}

function Parts() {
  const { data, error, refetch } = useQuery({ ...identityQuery(useLang()), refetchOnMount: 'always' })
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  const identity = data?.data
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <div className="lg:order-last lg:col-span-2">
        {identity ? <StateCard identity={identity} /> : <Skeleton className="h-56 rounded-banner" />}
      </div>
      <div className="flex flex-col gap-5 lg:col-span-3">
        {identity ? <Documents identity={identity} /> : <DocumentSkeletons />}
      </div>
    </div>
  )
}

function DocumentSkeletons() {
  return (
    <Card>
      <RowSkeletons rows={5} />
    </Card>
  )
}

function Documents({ identity }: { readonly identity: Identity }) {
  const t = useTranslations('identity')
  return (
    <>
      <Card>
        <h2 className="text-xl">{t('needed')}</h2>
        <p className="mt-1 text-sm text-muted">{t('format', { megabytes: PHOTO_MEGABYTES_MAX })}</p>
        <Rows identity={identity} kinds={NEEDED} />
        {isOpen(identity) && <SubmitForm missing={identity.missing} />}
      </Card>
      <Card>
        <h2 className="text-lg">{t('extra')}</h2>
        <Rows identity={identity} kinds={EXTRA} />
      </Card>
    </>
  )
}

function Rows({ identity, kinds }: { readonly identity: Identity; readonly kinds: readonly DocumentKind[] }) {
  return (
    <ul>
      {kinds.map((kind) => (
        <DocumentRow
          key={kind}
          kind={kind}
          document={newestOf(identity.documents, kind)}
          open={isOpen(identity)}
        />
      ))}
    </ul>
  )
}
