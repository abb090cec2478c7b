import lighthouse from 'lighthouse'

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** Scores of up to 100 by category, and the ids of audits that cost points. */
export type Scores = Readonly<Record<Category, number>> & { readonly failed: readonly string[] }

/**
 * Runs Lighthouse's mobile profile once in the browser that listens on the port, with the session of that
 * browser.
 */
export async function scoresOf(url: string, debuggingPort: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories } = result.lhr
  const score = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    failed: CATEGORIES.flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    ),
  }
}
