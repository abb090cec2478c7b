import type { Leg } from '../api/types.ts'
import type { Part } from '../slip/builder.ts'
import { LegResult } from './coupon-words.tsx'

type Props = { readonly parts: readonly (Part & { readonly result?: Leg['result'] })[] }

/** The selections that a bet builder combines, with their results once the coupon is placed. */
export function PartList({ parts }: Props) {
  return (
    <ul className="my-1 flex flex-col gap-1 border-l-2 border-brand py-0.5 pl-2.5">
      {parts.map((part) => (
        <li key={`${part.market}/${part.outcome}`} className="flex items-baseline gap-2 text-xs">
          <span className="min-w-0 flex-1">
            <b className="text-sm">{part.outcomeName}</b>{' '}
            <span className="text-muted">{part.marketName}</span>
          </span>
          {part.result && part.result !== 'open' && <LegResult result={part.result} />}
        </li>
      ))}
    </ul>
  )
}
