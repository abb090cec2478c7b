import shield from 'art:1f6e1-fe0f/96'
import { Badge, type BadgeTone, Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Identity } from '../api/identity.ts'

const TONES = {
  none: 'neutral',
  pending: 'warning',
  verified: 'success',
  refused: 'danger',
} as const satisfies Record<Identity['state'], BadgeTone>

/** State of the verification with its dates and the reason of a refusal. */
export function StateCard({ identity }: { readonly identity: Identity }) {
  const t = useTranslations('identity')
  const when = useWhen()
  const { state, reason, submittedAt, decidedAt } = identity
  return (
    <Card className="flex flex-col items-start gap-3">
      <Picture src={shield} side={64} className="art" />
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      <p className="text-base font-semibold">{t(`stateTexts.${state}`)}</p>
      {state === 'refused' && reason && (
        <p className="rounded-control bg-danger-soft px-4 py-3 text-sm font-semibold text-danger">
          {t(`reasons.${reason}`)}
        </p>
      )}
      {submittedAt && state !== 'none' && (
        <p className="text-sm text-muted tabular-nums">
          {t('submittedAt', { date: when(submittedAt) })}
          {decidedAt && (
            <>
              <br />
              {t('decidedAt', { date: when(decidedAt) })}
            </>
          )}
        </p>
      )}
    </Card>
  )
}
