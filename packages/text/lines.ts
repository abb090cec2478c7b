import type { Lang } from './languages.ts'

/** Formats the line of a market with a true minus sign: `2,5`, `−0,75`, `+1`. */
export function formatLine(line: string, lang: Lang): string {
  const text = line.replace('-', '−')
  return lang === 'tr' ? text.replace('.', ',') : text
}
