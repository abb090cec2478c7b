import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'

/** A category, type or provider that does not exist. */
export function NotHere() {
  const t = useTranslations('notFound')
  const all = useTranslations('lobby')('allGames')
  return (
    <EmptyState
      art={<Picture src={PICTURES.compass} side={96} className="art" />}
      title={t('title')}
      text={t('text')}
      action={
        <Link to="/slot" className={buttonClass()}>
          {all}
        </Link>
      }
    />
  )
}
