import { contentPaths } from '@poyraz/site/content'
import { buttonClass, Card } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

const HELP_LINE = 'tel:115'

/** Help line, and a link to the page about responsible gaming. */
export function HelpCard() {
  const t = useTranslations('limits')
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{t('help')}</h2>
      <p className="text-sm text-muted">{t('helpText')}</p>
      <div className="flex flex-wrap gap-3">
        <a href={HELP_LINE} className={buttonClass({ variant: 'outline' })}>
          <Phone aria-hidden="true" className="size-4.5" />
          {t('helpCall')}
        </a>
        <Link
          to={contentPaths.info}
          params={{ pageKey: 'ResponsibleGaming' }}
          className={buttonClass({ variant: 'ghost' })}
        >
          {t('responsible')}
        </Link>
      </div>
    </Card>
  )
}
