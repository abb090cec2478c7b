import { fileURLToPath } from 'node:url'
import { freePort } from '@poyraz/db'
import { listening, type Run, startProgram } from '../../process-tests/fixtures/program.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The server process. It listens on the same port after each start. */
export type WeekServer = {
  readonly url: string
  start(): Promise<void>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
}

type Place = {
  readonly dataDir: string
  readonly appUrl: string
  readonly superuserUrl: string
  /** Address of the provider of its sports feed. */
  readonly feedUrl: string
}

/** Starts a server whose sports come from a provider. */
export async function openServer({ dataDir, appUrl, superuserUrl, feedUrl }: Place): Promise<WeekServer> {
  const port = await freePort()
  let run: Run | null = null
  const server: WeekServer = {
    url: `http://localhost:${port}`,
    async start() {
      run = startProgram([MAIN], {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: appUrl,
        DATABASE_OWNER_URL: superuserUrl,
        SPORTS_FEED: feedUrl,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
      })
      await listening(run)
    },
    async kill() {
      run?.child.kill('SIGKILL')
      await run?.ended
      run = null
    },
  }
  await server.start()
  return server
}
