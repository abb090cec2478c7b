import pg from 'pg'

type Load = { readonly connections: number; readonly seconds: number }

/**
 * Returns the times of commits that write one idempotency key each, with this many connections that pause for
 * nothing.
 */
export async function commitTimes(url: string, { connections, seconds }: Load): Promise<readonly number[]> {
  const timesMs: number[] = []
  const endMs = performance.now() + seconds * 1_000
  const commitAll = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    while (performance.now() < endMs) {
      const startedMs = performance.now()
      await client.query(`insert into db.idempotency (scope, key, input_hash)
        values ('bench', gen_random_uuid()::text, repeat('0', 64))`)
      timesMs.push(performance.now() - startedMs)
    }
    await client.end()
  }
  await Promise.all(Array.from({ length: connections }, commitAll))
  return timesMs
}
