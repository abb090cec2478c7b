import scroll from 'art:1f4dc/96'
import handshake from 'art:1f331/96'
import unlocked from 'art:1f513/96'
import { Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'

const STEPS = [
  { name: 'seal', art: scroll },
  { name: 'mix', art: handshake },
  { name: 'open', art: unlocked },
] as const

/** Explains the provable fairness of a round in three steps. */
export function HowItWorks() {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="how" className="flex flex-col gap-4">
      <h2 id="how" className="text-xl md:text-2xl">
        {t('why')}
      </h2>
      <ol className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {STEPS.map(({ name, art }) => (
          <li key={name} className="flex">
            <Card className="flex flex-1 items-start gap-4">
              <Picture src={art} side={48} loading="lazy" />
              <div>
                <h3 className="text-lg">{t(`steps.${name}.title`)}</h3>
                <p className="mt-1 text-sm text-muted">{t(`steps.${name}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
