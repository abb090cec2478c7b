import { fillText } from '@poyraz/text'
import { Card, Money } from '@poyraz/ui'
import { useDealerTexts } from './texts.ts'
import { type DeskState, useSecondsLeft } from './use-desk.ts'

/** Phase, countdown, bets and shoe of a table. */
export function Status({ desk }: { readonly desk: DeskState }) {
  const t = useDealerTexts()
  const left = useSecondsLeft(desk)
  const phase = phaseOf(desk)
  const facts = [
    [t.staked, <Money key="staked" amount={desk.staked} />],
    [t.players, String(desk.players)],
    ...(desk.shoe
      ? [
          [
            fillText(t.shoe, { number: String(desk.shoe.number) }),
            fillText(t.left, { count: String(desk.shoe.left) }),
          ] as const,
        ]
      : []),
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <p className="text-sm text-muted">{fillText(t.round, { number: String(desk.number) })}</p>
      <div aria-live="polite">
        <p className="font-display text-2xl font-bold">{t.phases[phase]}</p>
        {desk.label !== null && <p className="mt-1 text-lg font-bold">{resultText(t, desk.label)}</p>}
      </div>
      {phase !== 'rests' && phase !== 'closed' && (
        <p role="timer" className="font-display text-4xl font-heavy tabular-nums">
          {fillText(t.seconds, { count: String(left) })}
        </p>
      )}
      <dl className="flex flex-col gap-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2 border-b border-line py-1">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function phaseOf({ phase, rests, opensAt, label }: DeskState) {
  if (opensAt !== null && phase === 'betting') return 'closed'
  if (phase === 'betting') return rests ? 'rests' : 'betting'
  if (phase === 'result') return 'result'
  return label === null ? 'entry' : 'decided'
}

/** Returns the short result of a round in words. */
export const resultText = ({ results }: ReturnType<typeof useDealerTexts>, label: string): string =>
  results[label as keyof typeof results] ?? label
