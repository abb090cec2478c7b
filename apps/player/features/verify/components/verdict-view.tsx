import { cx, Lattice, useLang } from '@poyraz/ui'
import {
  CircleCheck,
  CircleX,
  Lock,
  type LucideIcon,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldX,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { gameArt, gameGround } from '../../../shared/games/game-art.ts'
import { type Evidence, gameName, isReceipt, type Verdict } from '../verify-proof.ts'

const LOOKS: Readonly<Record<Verdict['verdict'], { icon: LucideIcon; colour: string }>> = {
  proven: { icon: ShieldCheck, colour: 'bg-brand text-on-brand' },
  sealed: { icon: Lock, colour: 'bg-lamp text-ink' },
  unknown_rules: { icon: ShieldQuestionMark, colour: 'bg-lamp text-ink' },
  disproven: { icon: ShieldX, colour: 'bg-danger-soft text-danger' },
}
const WORDS = {
  proven: ['verdictOk', 'verdictOkText'],
  sealed: ['verdictWait', 'verdictWaitText'],
  unknown_rules: ['verdictRules', 'verdictRulesText'],
  disproven: ['verdictBad', 'verdictBadText'],
} as const
const ROUND_STEPS = ['commitment', 'rules', 'streams', 'outcome'] as const
const RECEIPT_STEPS = ['signature', 'key', ...ROUND_STEPS, 'win'] as const
const JACKPOT_STEPS = [...RECEIPT_STEPS, 'jackpot'] as const
type StepName = (typeof JACKPOT_STEPS)[number]

/**
 * The verdict in the game's colours, then the steps of the verification; `action` is the next step for the
 * player.
 */
export function VerdictView(props: {
  readonly proof: Evidence
  readonly verdict: Verdict
  readonly action?: ReactNode
}) {
  const { proof, verdict, action } = props
  return (
    <section
      ref={useIntoView(verdict)}
      className="animate-rise overflow-hidden rounded-banner border border-line bg-surface shadow-card"
    >
      <div
        className={cx(
          'ground relative isolate overflow-hidden p-5 text-white md:p-7',
          gameGround(proof.gameID),
        )}
      >
        <Lattice />
        <Picture
          src={gameArt(proof.gameID)}
          side={256}
          className="art absolute -top-4 -right-5 size-32 md:top-auto md:right-6 md:-bottom-6 md:size-52"
        />
        <Words proof={proof} verdict={verdict.verdict} />
        {action && <div className="relative mt-4 flex flex-col items-start gap-3 md:pr-60">{action}</div>}
      </div>
      {(verdict.steps.length > 0 || verdict.verdict !== 'sealed') && (
        <Steps verdict={verdict} names={stepsOf(proof)} />
      )}
    </section>
  )
}

/** The steps of a check. The part of a round in a must-hit-by jackpot waits until the pot has fallen. */
function stepsOf(proof: Evidence): readonly StepName[] {
  if (!isReceipt(proof)) return ROUND_STEPS
  return proof.jackpot ? JACKPOT_STEPS : RECEIPT_STEPS
}

function Words(props: { readonly proof: Evidence; readonly verdict: Verdict['verdict'] }) {
  const t = useTranslations('verify')
  const { gameID, nonce } = props.proof
  const name = gameName(gameID, useLang())
  const { icon: Icon, colour } = LOOKS[props.verdict]
  const [title, text] = WORDS[props.verdict]
  return (
    <div role="status" className="relative flex flex-col items-start gap-3 md:pr-60">
      <span className={cx('grid size-14 place-items-center rounded-chip', colour)}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <p className="text-sm font-semibold">
        {name} · {t('roundNumber', { nonce })}
      </p>
      <h2 className="text-3xl">{t(title)}</h2>
      <p className="leading-snug">{t(text)}</p>
    </div>
  )
}

function Steps({ verdict, names }: { readonly verdict: Verdict; readonly names: readonly StepName[] }) {
  return (
    <ol className="grid gap-x-8 px-5 py-3 sm:grid-cols-2 md:px-7">
      {names.map((name) => (
        <StepRow key={name} name={name} holds={verdict.steps.find((step) => step.name === name)?.holds} />
      ))}
    </ol>
  )
}

/** Scrolls to the verdict when it changes, since its trigger may be further down the page. */
function useIntoView(verdict: Verdict) {
  const place = useRef<HTMLElement>(null)
  const first = useRef(verdict)
  useEffect(() => {
    if (verdict !== first.current) place.current?.scrollIntoView({ block: 'center' })
  }, [verdict])
  return place
}

function StepRow({ name, holds }: { readonly name: StepName; readonly holds: boolean | undefined }) {
  const t = useTranslations('verify')
  const Icon = holds === undefined ? Lock : holds ? CircleCheck : CircleX
  const word = holds === undefined ? t('pending') : holds ? t('pass') : t('fail')
  return (
    <li className="flex items-center gap-2.5 py-2 text-sm">
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
