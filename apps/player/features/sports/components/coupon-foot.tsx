import { authPaths } from '@poyraz/site/auth'
import { cashierPaths } from '@poyraz/site/cashier'
import { protectionPaths } from '@poyraz/site/protection'
import { formatMoney } from '@poyraz/text'
import { Button, buttonClass, Money, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { useOdds } from '../odds/use-odds.ts'
import { problemOf, type Remedy, remedyOf } from '../slip/refusals.ts'
import { slipActions } from '../slip/slip-store.ts'
import { type Figures, obstacleOf } from '../slip/use-figures.ts'
import type { Placing } from '../slip/use-place.ts'
import { EditSums } from './edit-banner.tsx'

type Props = { readonly figures: Figures; readonly placing: Placing }

/** Sums of the slip, its obstacle or problem, and the button that places it. */
export function CouponFoot({ figures, placing }: Props) {
  const t = useTranslations('sports.coupon')
  const signedIn = useSignedIn()
  const hint = useHint(figures)
  const delay = figures.check?.delaySeconds ?? 0
  return (
    <div className="flex flex-col gap-3 border-line pt-4 max-xl:sticky max-xl:bottom-0 max-xl:-mx-6 max-xl:-mb-6 max-xl:bg-surface max-xl:px-6 max-xl:pb-4 xl:border-t xl:p-5">
      <Sums figures={figures} />
      <EditSums figures={figures} />
      <Refusal figures={figures} placing={placing} />
      {hint && <p className="text-sm font-semibold text-brass">{hint}</p>}
      {delay > 0 && <p className="text-xs text-muted">{t('delay', { seconds: delay })}</p>}
      {signedIn ? <PlaceButton figures={figures} placing={placing} blocked={hint !== null} /> : <LogIn />}
      <p className="text-center text-xs text-muted">{t('note')}</p>
    </div>
  )
}

/** Explains what the player has to change before the slip can be placed. */
function useHint(figures: Figures): string | null {
  const t = useTranslations('sports.coupon')
  const obstacle = obstacleOf(figures.slip, figures.lines, figures.offer)
  if (obstacle) return t(obstacle)
  return problemOf(figures)?.message ?? null
}

function Sums({ figures }: { readonly figures: Figures }) {
  const t = useTranslations('sports.coupon')
  const odds = useOdds()
  const { slip, lines, total, win, totalOdds } = figures
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {slip.mode === 'combined' && (
        <div className="flex justify-between">
          <dt className="text-muted">{t('odds')}</dt>
          <dd className="font-bold tabular-nums">{odds(totalOdds)}</dd>
        </div>
      )}
      <div className="flex justify-between">
        <dt className="text-muted">
          {t('total')}{' '}
          {lines > 1 && (
            <span className="tabular-nums">
              {lines} × <Money amount={slip.stake} />
            </span>
          )}
        </dt>
        <dd className="font-bold">
          <Money amount={total} />
        </dd>
      </div>
      <div className="flex justify-between">
        <dt className="text-muted">{t('win')}</dt>
        <dd className="text-base font-bold">
          <Money amount={win} />
        </dd>
      </div>
    </dl>
  )
}

function PlaceButton({ figures, placing, blocked }: Props & { readonly blocked: boolean }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const { slip, legs, total, lines } = figures
  const asks = legs.some(({ needsConsent }) => needsConsent)
  const closed = legs.some(({ open }) => !open)
  const amount = formatMoney(total, lang)
  if (closed)
    return (
      <Button size="lg" variant="outline" onClick={() => removeClosed(figures)}>
        {t('removeClosed')}
      </Button>
    )
  return (
    <>
      {asks && <p className="text-sm text-muted">{t('acceptText')}</p>}
      <Button
        size="lg"
        busy={placing.busy}
        disabled={blocked}
        onClick={() => (asks ? acceptOdds(figures) : placing.place(figures))}
      >
        {asks
          ? t('accept')
          : slip.editing !== null
            ? t('edit.place')
            : slip.mode === 'single' && slip.selections.length > 1
              ? t('placeSingles', { count: lines, amount })
              : t('placeAmount', { amount })}
      </Button>
    </>
  )
}

function removeClosed({ legs }: Figures): void {
  slipActions.select(legs.filter(({ open }) => open).map(({ selection }) => selection))
}

/** Accepts the present prices as those that the player has seen. */
function acceptOdds({ legs }: Figures): void {
  slipActions.select(legs.map(({ selection, odds }) => ({ ...selection, odds })))
}

function LogIn() {
  const t = useTranslations('sports.coupon')
  return (
    <>
      <Link
        to={authPaths.login}
        data-leave
        onClick={() => saveReturnAddress(location.pathname + location.search)}
        className={buttonClass({ size: 'lg' })}
      >
        {t('logIn')}
      </Link>
      <p className="text-center text-xs text-muted">{t('logInText')}</p>
    </>
  )
}

function Refusal({ figures, placing }: Props) {
  const failureText = useFailureText()
  const { refused } = placing
  const remedy = refused && remedyOf(refused, figures.slip.stake)
  return (
    <>
      <FormAlert text={refused && failureText(refused)} />
      {remedy && <RemedyButton remedy={remedy} figures={figures} placing={placing} />}
    </>
  )
}

function RemedyButton({ remedy, figures, placing }: Props & { readonly remedy: Remedy }) {
  const t = useTranslations('sports.coupon')
  const lang = useLang()
  const then = (run: () => void) => () => {
    run()
    placing.forget()
  }
  switch (remedy.kind) {
    case 'useMax':
    case 'useMin':
      return (
        <Button variant="outline" onClick={then(() => slipActions.set({ stake: remedy.amount }))}>
          {t(remedy.kind, { amount: formatMoney(remedy.amount, lang) })}
        </Button>
      )
    case 'accept':
      return (
        <Button variant="outline" onClick={then(() => acceptOdds(figures))}>
          {t('accept')}
        </Button>
      )
    case 'removeClosed':
      return (
        <Button variant="outline" onClick={then(() => removeClosed(figures))}>
          {t('removeClosed')}
        </Button>
      )
    case 'limits':
      return <RemedyLink to={protectionPaths.limits} text={t('toLimits')} />
    case 'deposit':
      return <RemedyLink to={cashierPaths.deposit} text={t('toDeposit')} />
  }
}

function RemedyLink({ to, text }: { readonly to: '/limits' | '/deposit'; readonly text: string }) {
  return (
    <Link to={to} data-leave className={buttonClass({ variant: 'outline' })}>
      {text}
    </Link>
  )
}
