import { proofFragment } from '@poyraz/fairness'
import { verifyPaths } from '@poyraz/site/verify'
import { formatCount, formatDateTime } from '@poyraz/text'
import { Badge, type BadgeTone, buttonClass, Card, Lattice, Money, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import type { Draw } from '../api/bonuses.ts'

const TONES = {
  coming: 'lamp',
  open: 'success',
  closed: 'warning',
  drawn: 'neutral',
} as const satisfies Record<Draw['state'], BadgeTone>

/** A draw: its rule and times, its prizes or winners, and the proof. */
export function DrawCard({ draw }: { readonly draw: Draw }) {
  return (
    <Card flush className="overflow-hidden">
      <DrawHead draw={draw} />
      <div className="flex flex-col gap-5 p-5 md:p-6">
        <p className="text-sm">{draw.rule}</p>
        <DrawFacts draw={draw} />
        <Prizes draw={draw} />
        <Seal draw={draw} />
      </div>
    </Card>
  )
}

function DrawHead({ draw }: { readonly draw: Draw }) {
  const t = useTranslations('tickets')
  return (
    <div className="ground ground-ember relative isolate flex min-h-28 items-end overflow-hidden p-5 text-white">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative flex flex-col items-start gap-2 pr-20">
        <Badge tone={TONES[draw.state]}>{t(`states.${draw.state}`)}</Badge>
        <h2 className="text-xl">{draw.name}</h2>
      </div>
      <Picture src={PICTURES.trophy} side={72} className="art absolute right-5 bottom-4" />
    </div>
  )
}

function DrawFacts({ draw }: { readonly draw: Draw }) {
  const t = useTranslations('tickets')
  const lang = useLang()
  const facts = [
    [t('opensAt'), formatDateTime(draw.opensAt, lang)],
    [t('closesAt'), formatDateTime(draw.closesAt, lang)],
    [t('drawsAt'), formatDateTime(draw.drawsAt, lang)],
    [t('issued'), formatCount(draw.tickets, lang)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Prizes before the draw, winners after it. */
function Prizes({ draw }: { readonly draw: Draw }) {
  const t = useTranslations('tickets')
  const drawn = draw.winners.length > 0
  const rows = drawn ? draw.winners : draw.prizes.map((prize) => ({ number: null, prize }))
  return (
    <div>
      <h3 className="mb-1 font-text text-sm tracking-normal">{drawn ? t('winners') : t('prizes')}</h3>
      <ol>
        {rows.map(({ number, prize }, index) => (
          <li
            key={number ?? index}
            className="flex items-baseline justify-between gap-3 border-b border-line py-2 text-sm last:border-b-0"
          >
            <span className="text-muted">{t('place', { place: index + 1 })}</span>
            {number && <span className="font-mono tabular-nums">{number}</span>}
            <Money amount={prize} fraction="auto" className="font-bold" />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Seal({ draw }: { readonly draw: Draw }) {
  const t = useTranslations('tickets')
  return (
    <div className="flex flex-col gap-2 rounded-tile bg-surface-2 p-4">
      <h3 className="font-text text-sm tracking-normal">{t('seal')}</h3>
      <p className="font-mono text-xs leading-normal break-all">{draw.commitment}</p>
      <p className="text-xs text-muted">{t('sealText')}</p>
      {draw.proof && (
        <Link
          to={verifyPaths.verify}
          hash={proofFragment(draw.proof)}
          className={buttonClass({ variant: 'outline', block: true })}
        >
          <ShieldCheck aria-hidden="true" className="size-4.5" />
          {t('verify')}
        </Link>
      )}
    </div>
  )
}
