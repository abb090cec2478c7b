import { choose, kenoRules } from '@poyraz/games/originals'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'
import { hitWays, PICKS_MOST, RISKS } from './options.ts'

const PICKS = Array.from({ length: PICKS_MOST }, (_, index) => index + 1)

export function KenoRules() {
  const { t } = useSpeech()
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.keno.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        {PICKS.map((picks) => (
          <PicksTable key={picks} picks={picks} />
        ))}
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}

/** Pays of each number of hits by risk, for so many picked numbers. */
function PicksTable({ picks }: { readonly picks: number }) {
  const { t, lang } = useSpeech()
  const of = choose(kenoRules.numbers, kenoRules.drawn)
  const rows = Array.from({ length: picks + 1 }, (_, hits) => ({
    key: String(hits),
    cells: [
      String(hits),
      formatChance({ ways: hitWays(picks, hits), of }, lang),
      ...RISKS.map((risk) => formatUnits(kenoRules.units[risk][picks - 1]?.[hits] ?? 0, lang)),
    ],
  }))
  const head = [
    t('original.keno.hitsHead'),
    t('original.chance'),
    ...RISKS.map((risk) => t(`original.${risk}`)),
  ]
  return <PayTable title={t('original.keno.picks', { count: picks })} head={head} rows={rows} />
}
