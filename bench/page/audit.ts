import lighthouse from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'

/** Result of one Lighthouse run with the mobile profile. Times in ms, sizes in bytes as transferred. */
export type Audit = {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly interactiveMs: number
  readonly scriptBytes: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Audits that cost points, by id. */
  readonly failed: readonly string[]
}

/**
 * Disables the screenshots of every frame. Without a graphics card they are taken on the CPUs that run the
 * page, and the page waits for each (home's blocking time more than doubles); no figure here needs them.
 */
const CATEGORIES = Trace.getDefaultTraceCategories().filter((name) => !name.endsWith('devtools.screenshot'))
Trace.getDefaultTraceCategories = () => CATEGORIES

/** Maximum tries: a run without figures is repeated. */
const ATTEMPTS_MAX = 6

/**
 * Audits `url` in the browser that listens on the debugging port. Throws if Lighthouse returns no figures.
 */
export async function audit(url: string, debuggingPort: number): Promise<Audit> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const one = await auditOnce(url, debuggingPort)
    if (!Number.isNaN(one.lcpMs)) return one
  }
  throw new Error(`Lighthouse made no figures of ${url}`)
}

async function auditOnce(url: string, debuggingPort: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  return {
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    interactiveMs: value('interactive'),
    scriptBytes: scriptBytes(audits['network-requests']?.details),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed: ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    ),
  }
}

function scriptBytes(details: unknown): number {
  const items =
    (details as { items?: readonly { resourceType?: string; transferSize?: number }[] })?.items ?? []
  return items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0)
}
