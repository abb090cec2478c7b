import { choose, hasNext, minesRules, minesUnits } from '@poyraz/games/originals'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useOriginalState, useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'
import type { MinesOptions } from './client.ts'

/** Worth of each number of safe cells with the chosen number of mines. */
export function MinesRules() {
  const { t, lang } = useSpeech()
  const { mines } = useOriginalState(({ options }) => options) as MinesOptions
  const { cells } = minesRules
  const most = Array.from({ length: cells }, (_, safe) => safe).filter((safe) =>
    hasNext(minesRules, mines, safe),
  )
  const rows = most.map((before) => {
    const safe = before + 1
    const chance = { ways: choose(cells - mines, safe), of: choose(cells, safe) }
    const units = formatUnits(minesUnits(minesRules, mines, safe), lang)
    return { key: String(safe), cells: [String(safe), formatChance(chance, lang), units] }
  })
  const head = [t('original.mines.safeHead'), t('original.chance'), t('original.multiplier')]
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.mines.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        <PayTable title={t('original.mines.mines', { count: mines })} head={head} rows={rows} />
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}
