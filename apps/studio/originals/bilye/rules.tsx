import { choose, plinkoRules } from '@poyraz/games/originals'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'
import { RISKS, ROWS } from './options.ts'

export function PlinkoRules() {
  const { t } = useSpeech()
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.bilye.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        {ROWS.map((rows) => (
          <RowsTable key={rows} rows={rows} />
        ))}
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}

/** Pays of each slot by risk. Both halves of a board are the same, so the left one is shown. */
function RowsTable({ rows: count }: { readonly rows: number }) {
  const { t, lang } = useSpeech()
  const slots = Array.from({ length: count / 2 + 1 }, (_, slot) => slot)
  const rows = slots.map((slot) => {
    const sides = slot * 2 === count ? 1n : 2n
    const chance = { ways: sides * choose(count, slot), of: 2n ** BigInt(count) }
    const pays = RISKS.map((risk) => {
      const board = plinkoRules.boards.find((one) => one.rows === count && one.risk === risk)
      return formatUnits(board?.units[slot] ?? 0, lang)
    })
    const name = slot * 2 === count ? `${slot + 1}` : `${slot + 1}, ${count - slot + 1}`
    return { key: String(slot), cells: [name, formatChance(chance, lang), ...pays] }
  })
  const head = [
    t('original.bilye.slotHead'),
    t('original.chance'),
    ...RISKS.map((risk) => t(`original.${risk}`)),
  ]
  return <PayTable title={t('original.bilye.tableTitle', { rows: count })} head={head} rows={rows} />
}
