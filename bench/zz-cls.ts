import lighthouse from 'lighthouse'
import { launchBrowser } from '@poyraz/e2e/browser'
import { freePort } from '@poyraz/e2e/server-process'
const port = await freePort()
const b = await launchBrowser([`--remote-debugging-port=${port}`])
for (let i = 0; i < 3; i++)
  for (const p of process.argv.slice(2)) {
    const r = await lighthouse('http://localhost:4700' + p, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] })
    const a = r!.lhr.audits
    console.log(p, 'CLS', a['cumulative-layout-shift']?.numericValue?.toFixed(4), 'TBT', a['total-blocking-time']?.numericValue, 'LCP', a['largest-contentful-paint']?.numericValue)
    const d = a['layout-shifts']?.details as any
    for (const it of d?.items ?? []) console.log('   ', it.score?.toFixed(4), it.node?.selector, '|', it.node?.nodeLabel?.slice(0, 60), JSON.stringify(it.subItems?.items?.map((x: any) => x.cause ?? x.extra?.value ?? '').slice(0, 4)))
  }
await b.close()
