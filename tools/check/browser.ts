import { err, ok, type Result } from '@poyraz/kernel'
import { chromium } from 'playwright-core'
import { run } from '../command.ts'
import { installPackage } from './debian-package.ts'

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const LAUNCH_TIMEOUT_MS = 60_000

/**
 * Returns a browser for the end-to-end tests: the one in `CHROMIUM_PATH`, the system's, Debian's, or the one
 * from npm.
 */
export async function findBrowser(): Promise<Result<string, string>> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) {
    return (await works(named)) ? ok(named) : err(`CHROMIUM_PATH names ${named}, which does not start`)
  }
  const found = (await systemBrowser()) ?? (await debianBrowser()) ?? (await shippedBrowser())
  return found === undefined ? err('no browser: install chromium, or name one in CHROMIUM_PATH') : ok(found)
}

async function systemBrowser(): Promise<string | undefined> {
  for (const name of SYSTEM_BROWSERS) {
    const { code, output } = await run(['sh', '-c', `command -v ${name}`])
    const path = output.trim()
    if (code === 0 && (await works(path))) return path
  }
  return undefined
}

async function debianBrowser(): Promise<string | undefined> {
  await installPackage('chromium')
  return systemBrowser()
}

/** Returns the browser of the npm package, which unpacks itself into the folder for temporary files. */
async function shippedBrowser(): Promise<string | undefined> {
  try {
    const { default: shipped } = await import('@sparticuz/chromium')
    const path = await shipped.executablePath()
    return (await works(path)) ? path : undefined
  } catch {
    return undefined
  }
}

/** Returns true if the browser can be launched: one that only prints its version may still lack libraries. */
async function works(executablePath: string): Promise<boolean> {
  try {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ executablePath, args, timeout: LAUNCH_TIMEOUT_MS })
    const page = await browser.newPage()
    const answer = await page.evaluate('6 * 7')
    await browser.close()
    return answer === 42
  } catch {
    return false
  }
}
