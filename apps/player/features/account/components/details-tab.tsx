import { formatDate, formatDateTime, LOCALES } from '@poyraz/text'
import { Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { type Profile, profileQuery } from '../api/profile.ts'
import { AddressForm } from './address-form.tsx'
import { ContactCard } from './contact-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'

export function DetailsTab() {
  const { data, error, refetch } = useQuery(profileQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Card>
        <RowSkeletons rows={6} />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <PersonalCard profile={data.data} />
      <div className="flex flex-col gap-5">
        <ContactCard profile={data.data} />
        <AddressForm profile={data.data} />
        <PrivacyCard username={data.data.username} />
      </div>
    </div>
  )
}

function PersonalCard({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const lang = useLang()
  const country = new Intl.DisplayNames(LOCALES[lang], { type: 'region' }).of(profile.country)
  const facts = [
    [field('firstname'), profile.firstname],
    [field('lastname'), profile.lastname],
    [field('birthDate'), formatDate(`${profile.birthDate}T12:00:00Z`, lang)],
    [field(profile.country === 'TR' ? 'identityNumber' : 'identityNumberOther'), profile.identityNumber],
    [field('country'), profile.country === 'TR' ? 'Türkiye' : country],
    [field('currency'), profile.currency],
  ] as const
  return (
    <Card>
      <h2 className="text-xl">{t('personal')}</h2>
      <p className="mt-1 text-sm text-muted">{t('personalHint')}</p>
      <dl className="mt-4">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-b border-line py-3 text-sm last:border-b-0"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted">
        {profile.lastlogin
          ? t('lastLogin', { date: formatDateTime(profile.lastlogin, lang) })
          : t('firstLogin')}
      </p>
    </Card>
  )
}
