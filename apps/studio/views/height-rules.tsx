import type { DrawnHeights } from '@poyraz/games'
import { formatCount, formatPercent } from '@poyraz/text'
import { waysOf } from '../round/heights.ts'
import { useLanguage, useText } from './context.ts'
import styles from './height-rules.module.css'
import { Section } from './rules-section.tsx'

/** Rules of reels that change their heights: the chance of each height, in paid and in free spins. */
export function HeightRules({ heights }: { readonly heights: DrawnHeights }) {
  const t = useText()
  const lang = useLanguage()
  const { base, free } = heights
  const ways = (of: (column: readonly number[]) => number) => formatCount(waysOf(base.map(of)), lang)
  return (
    <Section title={t('rules.heightsTitle')}>
      <p>{t('rules.heightsText', { least: ways(leastOf), most: ways(mostOf) })}</p>
      <ChanceTable title={t(free ? 'rules.heightsBase' : 'rules.heightsAll')} weights={base} />
      {free && <ChanceTable title={t('rules.heightsFree')} weights={free} />}
    </Section>
  )
}

/** Rows are the heights, highest first, columns the reels. */
function ChanceTable({ title, weights }: { readonly title: string; readonly weights: DrawnHeights['base'] }) {
  const t = useText()
  const lang = useLanguage()
  const [least, most] = [Math.min(...weights.map(leastOf)), Math.max(...weights.map(mostOf))]
  const rows = Array.from({ length: most - least + 1 }, (_, index) => most - index)
  return (
    <table className={styles['chances']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rules.heightsRows')}</th>
          {weights.map((_, reel) => (
            <th key={reel} scope="col">
              {t('rules.heightsReel', { reel: reel + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((height) => (
          <tr key={height}>
            <th scope="row">{height}</th>
            {weights.map((column, reel) => (
              <td key={reel}>{chanceOf(column, height, lang)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function chanceOf(
  column: readonly number[],
  height: number,
  lang: Parameters<typeof formatPercent>[1],
): string {
  const sum = column.reduce((total, weight) => total + weight, 0)
  return formatPercent(Math.round((10_000 * (column[height] ?? 0)) / sum), lang)
}

function leastOf(column: readonly number[]): number {
  return column.findIndex((weight) => weight > 0)
}

function mostOf(column: readonly number[]): number {
  return column.findLastIndex((weight) => weight > 0)
}
