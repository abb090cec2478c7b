import type { Database } from '@poyraz/db'

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

/**
 * Throws unless the server is durable: a figure counts only if an acknowledged bet survives a power failure.
 */
export async function assertDurable({ pool }: Database): Promise<void> {
  for (const name of SETTINGS) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name])
    if (rows[0]?.value !== 'on')
      throw new Error(`${name} is ${rows[0]?.value}: figures without it mean nothing`)
  }
}
