import { cx } from '@poyraz/ui'
import { CircleCheck, CircleX, Lock, type LucideIcon, ShieldCheck, ShieldQuestion } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Verdict } from '../verify-proof.ts'

const LOOKS: Readonly<Record<Verdict['verdict'], { icon: LucideIcon; colour: string }>> = {
  proven: { icon: ShieldCheck, colour: 'bg-brand-soft text-success' },
  sealed: { icon: Lock, colour: 'bg-brass-soft text-brass' },
  unknown_rules: { icon: ShieldQuestion, colour: 'bg-brass-soft text-brass' },
  disproven: { icon: CircleX, colour: 'bg-danger-soft text-danger' },
}
const WORDS = {
  proven: ['verdictOk', 'verdictOkText'],
  sealed: ['verdictWait', 'verdictWaitText'],
  unknown_rules: ['verdictRules', 'verdictRulesText'],
  disproven: ['verdictBad', 'verdictBadText'],
} as const
const STEPS = ['commitment', 'rules', 'streams', 'outcome'] as const

/** The verdict first, then its steps. */
export function VerdictView({ verdict }: { readonly verdict: Verdict }) {
  const t = useTranslations('verify')
  const { icon: Icon, colour } = LOOKS[verdict.verdict]
  const [title, text] = WORDS[verdict.verdict]
  return (
    <section
      ref={useIntoView(verdict)}
      role="status"
      className={cx('animate-rise rounded-banner p-5 md:p-6', colour)}
    >
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className="size-9 flex-none" />
        <div>
          <h2 className="text-2xl">{t(title)}</h2>
          <p className="mt-1 text-sm text-text">{t(text)}</p>
        </div>
      </div>
      {verdict.verdict !== 'sealed' && (
        <ol className="mt-4 grid gap-x-6 text-text sm:grid-cols-2">
          {STEPS.map((name) => (
            <StepRow key={name} name={name} holds={verdict.steps.find((step) => step.name === name)?.holds} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Brings a new verdict to the reader, who may be further down at what brought it about. */
function useIntoView(verdict: Verdict) {
  const place = useRef<HTMLElement>(null)
  const first = useRef(verdict)
  useEffect(() => {
    if (verdict !== first.current) place.current?.scrollIntoView({ block: 'center' })
  }, [verdict])
  return place
}

function StepRow({
  name,
  holds,
}: {
  readonly name: (typeof STEPS)[number]
  readonly holds: boolean | undefined
}) {
  const t = useTranslations('verify')
  const Icon = holds === undefined ? Lock : holds ? CircleCheck : CircleX
  const word = holds === undefined ? t('pending') : holds ? t('pass') : t('fail')
  return (
    <li className="flex items-center gap-2.5 py-1.5 text-sm">
      <Icon
        aria-hidden="true"
        className={cx(
          'size-5 flex-none',
          holds === undefined ? 'text-muted' : holds ? 'text-success' : 'text-danger',
        )}
      />
      <span className="flex-1">{t(`steps.${name}`)}</span>
      <strong className="font-bold">{word}</strong>
    </li>
  )
}
