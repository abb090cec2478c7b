import { plainText, searchKey } from '@poyraz/text'
import { EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { questionsQuery } from '../../../shared/content/content.ts'
import { questionsOf } from '../../../shared/content/outline.ts'
import { SearchField } from '../../../shared/forms/search-field.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { InfoNav } from './info-nav.tsx'
import { TextSkeleton } from './info-page.tsx'
import { QuestionList } from './question-list.tsx'

/** All questions and answers, with a search in both. */
export function FaqPage() {
  const t = useTranslations('content')
  const { data, error, refetch } = useQuery(questionsQuery(useLang()))
  const html = data?.data[0]?.Text
  usePageTitle(t('faq'))
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-4 lg:gap-7">
      <InfoNav />
      <div className="flex min-w-0 flex-col gap-5 lg:col-span-3">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('faq')}</h1>
          <p className="mt-1 text-muted">{t('faqText')}</p>
        </div>
        {error && <ListFailure error={error} onRetry={() => void refetch()} />}
        {!error && (html === undefined ? <TextSkeleton /> : <Questions html={html} />)}
      </div>
    </div>
  )
}

function Questions({ html }: { readonly html: string }) {
  const t = useTranslations('content')
  const [typed, setTyped] = useState('')
  const questions = useMemo(
    () =>
      questionsOf(html).map((one) => ({
        ...one,
        key: searchKey(`${one.question} ${plainText(one.answer)}`),
      })),
    [html],
  )
  const words = searchKey(typed).split(' ').filter(Boolean)
  const found = questions.filter(({ key }) => words.every((word) => key.includes(word)))
  return (
    <>
      <SearchField
        text={typed}
        onText={setTyped}
        label={t('faqSearch')}
        placeholder={t('faqSearchPlaceholder')}
        className="max-w-prose"
      />
      <p aria-live="polite" className="text-sm text-muted">
        {t('questions', { count: found.length })}
      </p>
      {found.length > 0 ? <QuestionList questions={found} /> : <NoAnswer />}
    </>
  )
}

function NoAnswer() {
  const t = useTranslations('content')
  const empty = useTranslations('failure')('empty')
  return (
    <EmptyState
      art={<Picture src={PICTURES.magnifier} side={96} className="art" />}
      title={empty}
      text={t('noAnswer')}
    />
  )
}
