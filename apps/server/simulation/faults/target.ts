import type { Postgres } from '@poyraz/db'
import pg from 'pg'

/** Addresses of the product's database. */
export type Target = { readonly appUrl: string; readonly superuserUrl: string }

export function targetOf({ urls }: Postgres): Target {
  const superuserUrl = new URL(urls.superuser)
  superuserUrl.pathname = new URL(urls.owner).pathname
  return { appUrl: urls.app, superuserUrl: superuserUrl.href }
}

/** Runs `run` with a superuser connection to the product's database. */
export async function asSuperuser<T>(
  { superuserUrl }: Target,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
