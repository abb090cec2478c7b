import { asLang, formatCount } from '@poyraz/text'
import formatCompiled from 'use-intl/format-message/format-only'

type Formatters = Parameters<typeof formatCompiled>[3]['formatters']

const quickened = new WeakMap<Formatters, Formatters>()

/**
 * Formats the compiled messages of the catalogues. Whole numbers and their plurals, the only formats of the
 * first view, are formatted without `Intl`: creating the first `Intl` format takes about as long as rendering
 * the page.
 */
function formatMessage(...[key, message, values, options]: Parameters<typeof formatCompiled>) {
  return formatCompiled(key, message, values, { ...options, formatters: quick(options.formatters) })
}
formatMessage.raw = false

function quick(formatters: Formatters): Formatters {
  const known = quickened.get(formatters)
  if (known) return known
  const made: Formatters = {
    ...formatters,
    getNumberFormat: (locale, style) =>
      wholeNumbers(locale, style, () => formatters.getNumberFormat(locale, style)),
    getPluralRules: (locale, style) => wholePlurals(style, () => formatters.getPluralRules(locale, style)),
  }
  quickened.set(formatters, made)
  return made
}

/** The library only calls `format`. */
function wholeNumbers(
  locale: Intl.LocalesArgument,
  style: Intl.NumberFormatOptions | undefined,
  browsers: () => Intl.NumberFormat,
): Intl.NumberFormat {
  if (style) return browsers()
  const format = (value: number) =>
    Number.isSafeInteger(value) ? formatCount(value, asLang(locale)) : browsers().format(value)
  return { format } as Intl.NumberFormat
}

/** Turkish and English have only the categories `one` and `other`. */
function wholePlurals(
  style: Intl.PluralRulesOptions | undefined,
  browsers: () => Intl.PluralRules,
): Intl.PluralRules {
  if (style?.type === 'ordinal') return browsers()
  const select = (value: number) => {
    if (!Number.isSafeInteger(value)) return browsers().select(value)
    return Math.abs(value) === 1 ? 'one' : 'other'
  }
  return { select } as Intl.PluralRules
}

// oxlint-disable-next-line import/no-default-export
export default formatMessage
