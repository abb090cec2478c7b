import { Card } from '@poyraz/ui'
import { cardText } from './read-scan.ts'
import { resultText } from './status.tsx'
import { useDealerTexts } from './texts.ts'
import type { DeskState } from './use-desk.ts'

/** Values of the present round, with the hands that got them. */
export function Entries({ desk: { entered, game } }: { readonly desk: DeskState }) {
  const t = useDealerTexts()
  return (
    <Card>
      <h3 className="text-sm font-bold">{t.entered}</h3>
      {entered.length === 0 && <p className="mt-1 text-sm text-muted">{t.nothing}</p>}
      <ol className="mt-1">
        {entered.map(({ place, value }, index) => (
          <li key={`${index}-${value}`} className="flex justify-between py-1">
            <span className="text-muted">{t.hands[place]}</span>
            <span className="text-lg font-bold tabular-nums">
              {game === 'roulette' ? value : cardText(value)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Latest results of the table, newest first. */
export function Recent({ desk: { recent } }: { readonly desk: DeskState }) {
  const t = useDealerTexts()
  return (
    <Card>
      <h3 className="text-sm font-bold">{t.recent}</h3>
      <ol className="mt-2 flex flex-wrap gap-1.5">
        {recent.map((label, place) => (
          <li
            key={`${place}-${label}`}
            className="rounded-small bg-surface-2 px-2 py-1 font-bold tabular-nums"
          >
            {resultText(t, label)}
          </li>
        ))}
      </ol>
    </Card>
  )
}
