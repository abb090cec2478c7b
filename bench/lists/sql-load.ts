import pg from 'pg'
import { quantile } from '../shared/figures.ts'

/** Statements of one reader, sent together and repeatedly by `connections` connections. */
export type SqlOrder = {
  readonly appUrl: string
  readonly connections: number
  readonly seconds: number
  readonly statements: readonly { readonly text: string; readonly values: readonly string[] }[]
}
export type SqlResult = { readonly p95Ms: number; readonly perSecond: number }

/** Runs in a child process, like the load over HTTP. */
process.on('message', (order: SqlOrder) => {
  void read(order).then((result) => process.send?.(result))
})

async function read({ appUrl, connections, seconds, statements }: SqlOrder): Promise<SqlResult> {
  const timesMs: number[] = []
  const endsMs = performance.now() + seconds * 1000
  const reader = async () => {
    const client = new pg.Client({ connectionString: appUrl })
    await client.connect()
    while (performance.now() < endsMs) {
      const startedMs = performance.now()
      for (const [n, { text, values }] of statements.entries())
        await client.query({ name: `list-${n}`, text, values: [...values] })
      timesMs.push(performance.now() - startedMs)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: connections }, reader))
  return { p95Ms: quantile(timesMs, 0.95), perSecond: timesMs.length / seconds }
}
