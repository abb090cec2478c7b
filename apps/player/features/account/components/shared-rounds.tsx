import { verifyPaths } from '@poyraz/site/verify'
import { Button, Card, Money, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GameIcon } from '../../../shared/games/game-icon.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import { timesWon } from '../../../shared/share/share-link.ts'
import { useShares, useUnshareRound } from '../../../shared/share/use-shares.ts'

type SharedRound = NonNullable<ReturnType<typeof useShares>['data']>['data'][number]

/** The rounds that the player shares, each with its link; renders nothing without any. */
export function SharedRounds() {
  const t = useTranslations('share')
  const rounds = useShares().data?.data ?? []
  const remove = useUnshareRound()
  if (rounds.length === 0) return null
  return (
    <Card>
      <h2 className="text-xl">{t('list')}</h2>
      <p className="mt-1 text-sm text-muted">{t('listText')}</p>
      <ul className="mt-2">
        {rounds.map((round) => (
          <li
            key={round.token}
            className="flex items-center gap-2.5 border-b border-line py-2.5 last:border-b-0"
          >
            <GameIcon slug={round.slug} />
            <RoundLink round={round} />
            <Button
              variant="quiet"
              busy={remove.isPending && remove.variables === round.roundID}
              onClick={() => remove.mutate(round.roundID)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RoundLink({ round }: { readonly round: SharedRound }) {
  const when = useWhen()
  const lang = useLang()
  return (
    <span className="min-w-0 flex-1">
      <Link
        to={verifyPaths.sharedRound}
        params={{ token: round.token }}
        className="inline-flex min-h-11 items-center text-sm font-bold hover:underline"
      >
        {round.gameName} · {timesWon(round, lang)}×
      </Link>
      <span className="flex flex-wrap gap-x-1.5 text-xs text-muted">
        <time dateTime={round.date}>{when(round.date)}</time>
        <Money amount={round.win} />
      </span>
    </span>
  )
}
