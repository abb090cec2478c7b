import type { Language } from '@poyraz/contract'
import { escapeHtml, formatMoney } from '@poyraz/text'
import { en } from '@poyraz/text/sandbox/en'
import { tr } from '@poyraz/text/sandbox/tr'
import { ACTIONS, DELAY_MS, PAY_PATH } from './provider.ts'
import type { SandboxPayment } from './store.ts'

export type PayPage = { readonly order: SandboxPayment; readonly lang: Language }

const TEXTS = { tr, en } as const

/** Renders the sandbox's hosted pay page: the amount and buttons for every possible outcome. */
export function renderPayPage({ order, lang }: PayPage): string {
  const text = TEXTS[lang]
  const other = lang === 'tr' ? 'en' : 'tr'
  const body =
    order.state === 'open' ? renderChoices(order, lang) : `<p class="done">${text[order.state]}</p>`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<link rel="stylesheet" href="${PAY_PATH}style.css">
</head>
<body>
<header>
<span class="mark">${text.play}</span>
<a class="lang" lang="${other}" href="?lang=${other}">${TEXTS[other].name}</a>
</header>
<main>
<h1>${text.title}</h1>
<p class="hint">${text.hint}</p>
<dl>
<div><dt>${text.amount}</dt><dd class="amount">${formatMoney(order.amount, lang)}</dd></div>
<div><dt>${text.account}</dt><dd>${escapeHtml(order.account)}</dd></div>
<div><dt>${text.order}</dt><dd>${escapeHtml(order.ref)}</dd></div>
</dl>
${body}
<p class="back"><a href="${escapeHtml(order.returnUrl)}">${text.back}</a></p>
</main>
</body>
</html>
`
}

function renderChoices({ ref }: SandboxPayment, lang: Language): string {
  const { actions, notes } = TEXTS[lang]
  const seconds = String(DELAY_MS / 1000)
  const buttons = ACTIONS.map(
    (action) => `<li><button class="${action}" name="action" value="${action}">
<strong>${actions[action]}</strong><span>${notes[action].replace('{seconds}', seconds)}</span></button></li>`,
  )
  return `<form method="post" action="${PAY_PATH}${encodeURIComponent(ref)}?lang=${lang}">
<ul>
${buttons.join('\n')}
</ul>
</form>`
}

export const PAY_PAGE_CSS = `:root {
  color-scheme: dark light;
  --bg: #071015; --surface: #101f28; --surface-2: #162a35; --line: #1e3642; --edge: #5d7c8a; --text: #eaf3f5;
  --muted: #a3b8c1; --brand: #1fc9b7; --on-brand: #0e2230; --focus: #f3bb4d;
  font: 16px/1.5 system-ui, sans-serif;
}
@media (prefers-color-scheme: light) {
  :root {
    --bg: #f5f2ea; --surface: #fff; --surface-2: #f1ede2; --line: #e2dccd; --edge: #7d8a8d; --text: #0e2230;
    --muted: #4c5f6e; --brand: #09766f; --on-brand: #fff; --focus: #1d43b5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); }
header, main { max-width: 32rem; margin: 0 auto; padding: 0 1.25rem; }
header { display: flex; align-items: center; justify-content: space-between; min-height: 4rem; }
.mark { font-weight: 700; color: var(--brand); }
a { color: var(--brand); font-weight: 600; }
.lang, .back a { display: inline-flex; align-items: center; min-height: 44px; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; margin: .5rem 0; }
.hint { color: var(--muted); margin: 0 0 1.5rem; }
dl { margin: 0 0 1.5rem; padding: .5rem 1.25rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 18px; }
dl div { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; }
dl div { padding: .75rem 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.amount { font-size: 1.375rem; font-weight: 750; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
button { width: 100%; min-height: 64px; padding: .75rem 1.25rem; text-align: start; font: inherit;
  cursor: pointer; color: var(--text); background: var(--surface-2); border: 1.5px solid var(--edge);
  border-radius: 12px; }
button strong, button span { display: block; }
button span { color: var(--muted); font-size: .9375rem; }
button.approve { color: var(--on-brand); background: var(--brand); border-color: var(--brand); }
button.approve span { color: inherit; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.done { padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 12px; }
.back { margin: 1.5rem 0 3rem; }
`
