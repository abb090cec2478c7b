import { runCommand } from '../command.ts'
import { type Config, readConfig } from '../config.ts'
import { StartError } from '../errors.ts'
import { inOneLine, say } from '../say.ts'
import { accounts, invitations, proposals, sayInvitation } from './accounts.ts'
import { bonuses } from './bonuses.ts'
import { cards } from './cards.ts'
import { cases } from './cases.ts'
import { type Backoffice, createBackofficeClient } from './client.ts'
import { closings } from './closings.ts'
import { dealer } from './dealer.ts'
import { documents } from './documents.ts'
import { messages } from './messages.ts'
import { type Order, readOrder } from './order.ts'
import { debts, deposits, differences, withdrawals } from './payments.ts'
import { play } from './play.ts'
import { promotions } from './promotions.ts'
import { NOTE_REQUIRED } from './refusals.ts'
import { readSession, writeSession } from './session-file.ts'
import { changePassword, joinTeam, login, logout, me } from './sign-in.ts'
import { trading } from './trading.ts'

const USAGE = `usage: npm run staff -- invite-owner [--note TEXT]
       npm run staff -- join INVITATION NAME
       npm run staff -- login NAME
       npm run staff -- logout
       npm run staff -- password
       npm run staff -- me
       npm run staff -- accounts list
       npm run staff -- accounts invite ROLE,ROLE --note TEXT
       npm run staff -- accounts roles NAME ROLE,ROLE --note TEXT
       npm run staff -- accounts disable|enable|end-sessions|grant-owner|reset NAME --note TEXT
       npm run staff -- invitations list
       npm run staff -- proposals list
       npm run staff -- withdrawals list
       npm run staff -- withdrawals show ID
       npm run staff -- withdrawals approve ID [--note TEXT]
       npm run staff -- withdrawals refuse ID --note TEXT
       npm run staff -- deposits list
       npm run staff -- deposits show ID
       npm run staff -- deposits receipt ID --to FILE
       npm run staff -- deposits refuse ID --note TEXT
       npm run staff -- debts list
       npm run staff -- debts settle ID --note TEXT
       npm run staff -- closings list
       npm run staff -- closings reopen PLAYER --note TEXT
       npm run staff -- differences settle ID --note TEXT
       npm run staff -- cards issue LIRA --note TEXT
       npm run staff -- cards list
       npm run staff -- cards approve ID
       npm run staff -- bonuses list
       npm run staff -- bonuses approve ID LIRA [--tell TEXT] [--note TEXT]
       npm run staff -- bonuses refuse ID --tell TEXT [--note TEXT]
       npm run staff -- documents list
       npm run staff -- documents show ID --to FILE
       npm run staff -- documents approve PLAYER [--note TEXT]
       npm run staff -- documents refuse PLAYER REASON [--note TEXT]
       npm run staff -- documents release NUMBER [COUNTRY] --note TEXT
       npm run staff -- play list
       npm run staff -- play close SCOPE|PLAYER --note TEXT
       npm run staff -- play open SCOPE|PLAYER --note TEXT
       npm run staff -- cases list
       npm run staff -- cases show ID
       npm run staff -- cases note ID --note TEXT
       npm run staff -- cases report ID --note TEXT
       npm run staff -- cases close ID --note TEXT
       npm run staff -- messages list [open|answered|closed]
       npm run staff -- messages show ID
       npm run staff -- messages answer ID --tell TEXT [--note TEXT]
       npm run staff -- messages close ID --note TEXT
       npm run staff -- promotions send NAME --from FILE --note TEXT
       npm run staff -- trading tree|rules|alarms
       npm run staff -- trading events [SPORT]
       npm run staff -- trading show EVENT
       npm run staff -- trading suspend|resume TARGET --note TEXT
       npm run staff -- trading margin TARGET PERCENT|off --note TEXT
       npm run staff -- trading price OUTCOME ODDS|off --note TEXT
       npm run staff -- trading exposure|ticker [EVENT]
       npm run staff -- trading acknowledge ALARM --note TEXT
       npm run staff -- trading results
       npm run staff -- trading settle MARKET OUTCOME[=RESULT],... --note TEXT
       npm run staff -- trading void|withdraw MARKET --note TEXT
       npm run staff -- trading void-event EVENT undecided|all --note TEXT
       npm run staff -- trading correct OUTCOME ODDS[,void] --note TEXT
       npm run staff -- dealer tables|reviews
       npm run staff -- dealer show|take|offer|leave TABLE
       npm run staff -- dealer enter TABLE NUMBER|CARD
       npm run staff -- dealer void-entry|void-round|shoe TABLE --note TEXT
       npm run staff -- dealer correct ROUND --note TEXT
       npm run staff -- dealer stream TABLE hls=URL|whep=URL|off --note TEXT

It calls the back office of the running server (BACKOFFICE_URL) as the account that signed in.
--note is for the house alone; the player reads --tell word for word. The file of a promotion is JSON:
{"path": "/tournaments", "title": {"tr": TEXT, "en": TEXT}, "text": {"tr": TEXT, "en": TEXT}}. Large sums of a day, a bonus
of more than its offer gives, results of markets, obvious errors in prices, the identity number of an
account that is kept from playing, corrected rounds of dealers and changes of owners take two people, each
with an account of their own.`

/** Commands by area; each returns its exit code, or `null` for an unknown action. */
const AREAS: Readonly<Record<string, (backoffice: Backoffice, order: Order) => Promise<number | null>>> = {
  withdrawals,
  deposits,
  debts,
  closings,
  differences,
  cards,
  bonuses,
  documents,
  play,
  cases,
  messages,
  promotions,
  accounts,
  invitations,
  proposals,
  trading,
  dealer,
}

process.exitCode = await main(process.argv.slice(2))

/** `npm run staff`: a command-line client of the back office. Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const typed = readOrder(args)
  if (typeof typed === 'string') return say(`${typed}\n${USAGE}`, 1)
  const { area, order } = typed
  if (area === 'invite-owner') return inviteOwner(order)
  const config = readConfig(process.env)
  if (!config.ok) return say(config.error, 1)
  return inOneLine(async () => {
    const { dataDir } = config.value
    const session = await readSession(dataDir)
    const backoffice = createBackofficeClient(urlOf(config.value), session)
    const code = await run(backoffice, area, order)
    if (backoffice.session !== null && backoffice.session !== session)
      await writeSession(dataDir, backoffice.session)
    return code ?? say(USAGE, 1)
  })
}

async function run(backoffice: Backoffice, area: string, order: Order): Promise<number | null> {
  const { action, subject } = order
  if (area === 'login' && action !== '') return login(backoffice, action)
  if (area === 'join' && subject !== '') return joinTeam(backoffice, action, subject)
  if (area === 'logout') return logout(backoffice)
  if (area === 'me') return me(backoffice)
  if (area === 'password') return changePassword(backoffice)
  const known = Object.hasOwn(AREAS, area) ? AREAS[area] : undefined
  return known && action !== '' ? known(backoffice, order) : null
}

/** Invites the first owner: the only command that runs on the server's machine and needs no account. */
function inviteOwner({ note }: Order): Promise<number> {
  return runCommand(async ({ access }) => {
    const made = await access.inviteOwner(note)
    if (!made.ok) return say(`There is an owner already. ${NOTE_REQUIRED}`, 1)
    const { invitation, expiresAt } = made.value
    return sayInvitation({ invitation, expiresAt: expiresAt.toISOString() })
  })
}

/** Returns `BACKOFFICE_URL`, else the server's own address. */
function urlOf({ publicUrl, port }: Config): string {
  const given = process.env['BACKOFFICE_URL']
  if (!given) return publicUrl?.origin ?? `http://localhost:${port}`
  const url = URL.parse(given)
  if (!url) throw new StartError('BACKOFFICE_URL must be an origin such as https://poyraz.example')
  return url.origin
}
