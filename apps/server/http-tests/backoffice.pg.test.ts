import {
  accessAccounts,
  accessChangePassword,
  accessConfirm,
  accessDisable,
  accessEnable,
  accessEndSessions,
  accessGrantOwner,
  accessInvitations,
  accessInvite,
  accessJoin,
  accessLogin,
  accessLogout,
  accessMe,
  accessProposals,
  accessReset,
  accessSetRoles,
  cardsIssue,
  type Permission,
  playClose,
  playOpen,
  STAFF_PROCEDURES,
  withdrawalsList,
} from '@poyraz/contract/backoffice'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { fakeClock, runJob } from '@poyraz/testkit'
import {
  createStaffDesk,
  newPlayer,
  STAFF_PASSWORD,
  type StaffDesk,
  startTestServer,
  type TestServer,
  totpOf,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackofficeClient } from '../staff/client.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer
let desk: StaffDesk

beforeAll(async () => {
  server = await startTestServer({ clock })
  desk = createStaffDesk(server)
})
afterAll(() => server.close())

const pool = () => server.context.database.pool
const refused = (error: string) => ({ ok: false, error: { error } })
const visitor = () => createBackofficeClient(server.url, null)
let names = 0
const newName = () => `kisi${++names}`

async function post(path: string, api: object, data: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ api, data, user: {} })
  const sent = { 'content-type': 'application/json', ...headers }
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: sent, body })
  return { status: response.status, reply: (await response.json()) as { error: string } }
}

/** Returns the audit events of an account, newest last. */
async function trailOf(name: string): Promise<readonly { procedure: string; outcome: string }[]> {
  const { rows } = await pool().query(
    "select data from compliance.event where kind = 'staff_call' and actor = $1 order by id",
    [`staff:${name}`],
  )
  return rows.map(({ data }) => data)
}

describe('the two endpoints', () => {
  it('do not accept procedures of each other', async () => {
    for (const { class: className, method } of STAFF_PROCEDURES) {
      const api = { class: className, method }
      expect((await post('/endpoint/v1', api, {})).reply.error, method).toBe('unknown_method')
    }
    for (const { class: className, method } of PROCEDURES) {
      const api = { class: className, method }
      expect((await post('/backoffice/v1', api, {})).reply.error, method).toBe('unknown_method')
    }
  })

  it('publish an OpenAPI document each, of their own procedures', async () => {
    const described = async (path: string) => {
      const document = await (await fetch(`${server.url}${path}/openapi.json`)).json()
      return (document as { paths: Record<string, { post: { requestBody: object } }> }).paths[path]
    }
    const staff = JSON.stringify(await described('/backoffice/v1'))
    for (const { class: className, method } of STAFF_PROCEDURES)
      expect(staff).toContain(`/${className}.${method}.request"`)
    for (const { class: className, method } of PROCEDURES)
      expect(staff).not.toContain(`/${className}.${method}.request"`)
    expect(JSON.stringify(await described('/endpoint/v1'))).not.toContain('access.login')
  })

  it('do not accept sessions of each other', async () => {
    const { client: player } = await newPlayer(server)
    const device = { 'x-staff-session': player.session?.device ?? '' }
    const me = { class: accessMe.class, method: accessMe.method }
    expect((await post('/backoffice/v1', me, {}, device)).reply.error).toBe('session_expired')
  })

  it('refuse requests of another site with the staff cookie', async () => {
    const { session } = await desk.client('ayse')
    const me = { class: accessMe.class, method: accessMe.method }
    const cookie = `poyraz_staff=${session}`
    expect((await post('/backoffice/v1', me, {}, { cookie })).status).toBe(403)
    const own = { cookie, origin: server.url }
    expect((await post('/backoffice/v1', me, {}, own)).status).toBe(200)
    const foreign = { cookie, origin: 'https://evil.example' }
    expect((await post('/backoffice/v1', me, {}, foreign)).status).toBe(403)
  })
})

describe('accounts', () => {
  it('start with an owner invited by the operator, whose later invitations need a reason', async () => {
    await desk.client(desk.owner)
    const { access } = server.context
    expect(await access.inviteOwner(' ')).toEqual({ ok: false, error: 'note_required' })
    expect(await access.inviteOwner('The first owner left')).toMatchObject({ ok: true })
    expect(await trailOf('operator')).toMatchObject([{ outcome: 'ok' }, { reason: 'The first owner left' }])
  })

  it('are activated by an authenticator code, with an invitation valid once that expires', async () => {
    const owner = await desk.client(desk.owner)
    const invited = await owner.call(accessInvite, { roles: ['support'], note: 'New colleague' })
    const invitation = invited.ok ? invited.value.invitation : expect.fail('an owner invites')
    const client = visitor()
    const name = newName()
    const join = (as: string, password = STAFF_PASSWORD) =>
      client.call(accessJoin, { invitation, name: as, password })
    expect(await client.call(accessConfirm, { invitation, code: '000000' })).toMatchObject(
      refused('token_invalid'),
    )
    for (const taken of [desk.owner, 'p-a-t.ron'])
      expect(await join(taken)).toMatchObject(refused('already_registered'))
    for (const reserved of ['system', 'operator', 'Ayse'])
      expect(await join(reserved)).toMatchObject(refused('invalid_input'))
    expect(await join(name, 'kisa')).toMatchObject(refused('invalid_input'))
    const joined = await join(name)
    const secret = joined.ok ? joined.value.secret : expect.fail('joins')
    const login = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
    expect(await client.call(accessLogin, login)).toMatchObject(refused('login_failed'))
    expect(await client.call(accessConfirm, { invitation, code: '000000' })).toMatchObject(
      refused('code_incorrect'),
    )
    const { code } = login
    expect(await client.call(accessConfirm, { invitation, code })).toMatchObject({
      ok: true,
      value: { name, roles: ['support'] },
    })
    expect(await client.call(accessConfirm, { invitation, code })).toMatchObject(refused('token_invalid'))
    const late = await owner.call(accessInvite, { roles: ['support'], note: 'Too late' })
    clock.advance(DAY_MS)
    const old = {
      invitation: late.ok ? late.value.invitation : '',
      name: newName(),
      password: STAFF_PASSWORD,
    }
    expect(await client.call(accessJoin, old)).toMatchObject(refused('token_invalid'))
  })

  it('keep at least one owner, whom managers cannot disable', async () => {
    const [owner, manager] = [await signedIn(desk.owner), await desk.client('mudur', ['manager'])]
    const change = { name: desk.owner, note: 'Tries it' }
    expect(await manager.call(accessDisable, change)).toMatchObject(refused('not_permitted'))
    expect(await manager.call(accessEndSessions, change)).toMatchObject(refused('not_permitted'))
    expect(await owner.call(accessDisable, change)).toMatchObject(refused('state_conflict'))
    const roles = { name: 'mudur', roles: ['payments' as const], note: 'More for me' }
    expect(await manager.call(accessSetRoles, roles)).toMatchObject(refused('same_person'))
  })

  it.each([
    ['was disabled', accessDisable],
    ['lost its sessions', accessEndSessions],
  ])('cannot be opened by an invitation of an account that %s since', async (_what, ended) => {
    const owner = await signedIn(desk.owner)
    const name = newName()
    const { client } = await desk.account(name, ['manager'])
    const made = await client.call(accessInvite, { roles: ['payments'], note: 'New colleague' })
    const { invitation } = made.ok ? made.value : expect.fail('a manager invites')
    expect(await owner.call(ended, { name, note: 'Left us' })).toMatchObject({ ok: true })
    const claim = { invitation, name: newName(), password: STAFF_PASSWORD }
    expect(await visitor().call(accessJoin, claim)).toMatchObject(refused('token_invalid'))
  })

  it('that are disabled lose their sessions and cannot sign in', async () => {
    const [owner, name] = [await signedIn(desk.owner), newName()]
    const { client, secret } = await desk.account(name, ['support'])
    const hasLost = (right: Permission) =>
      server.context.access.hasLost(server.context.database.db, name, right)
    expect(await client.call(accessMe, {})).toMatchObject({ ok: true })
    expect([await hasLost('payments.view'), await hasLost('payments.decide')]).toEqual([false, true])
    expect(await owner.call(accessDisable, { name, note: 'Left us' })).toMatchObject({ ok: true })
    expect(await hasLost('payments.view')).toBe(true)
    expect(await client.call(accessMe, {})).toMatchObject(refused('session_expired'))
    clock.advance(MINUTE_MS)
    const login = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
    expect(await client.call(accessLogin, login)).toMatchObject(refused('login_failed'))
    const listed = await owner.call(accessAccounts, {})
    expect(listed.ok && listed.value.items.find((one) => one.name === name)).toMatchObject({
      isDisabled: true,
      openSessions: 0,
    })
  })
})

/** Returns a client with a new session. */
async function signedIn(name: string) {
  const { client, secret } = await desk.account(name)
  clock.advance(MINUTE_MS)
  const login = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
  expect(await client.call(accessLogin, login)).toMatchObject({ ok: true })
  return client
}

describe('a session', () => {
  it('is in a separate cookie that scripts and other sites cannot read', async () => {
    const { secret } = await desk.account('ayse')
    clock.advance(MINUTE_MS)
    const data = { name: 'AYSE', password: STAFF_PASSWORD, code: totpOf(server, secret) }
    const api = { class: accessLogin.class, method: accessLogin.method }
    const body = JSON.stringify({ api, data })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${server.url}/backoffice/v1`, { method: 'POST', headers, body })
    expect(response.headers.get('set-cookie')).toMatch(
      /^poyraz_staff=[A-Za-z0-9]{26}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    )
  })

  it('ends after 15 minutes without a call, and after 12 hours with them', async () => {
    const client = await signedIn('ayse')
    clock.advance(15 * MINUTE_MS)
    expect(await client.call(accessMe, {})).toMatchObject({ ok: true })
    clock.advance(15 * MINUTE_MS + 1)
    expect(await client.call(accessMe, {})).toMatchObject(refused('session_expired'))
    const busy = await signedIn('ayse')
    for (let passedMs = 0; passedMs < 12 * HOUR_MS; passedMs += 10 * MINUTE_MS) {
      expect(await busy.call(accessMe, {})).toMatchObject({ ok: true })
      clock.advance(10 * MINUTE_MS)
    }
    expect(await busy.call(accessMe, {})).toMatchObject(refused('session_expired'))
  })

  it('ends at logout, or by an account manager', async () => {
    const client = await signedIn('ayse')
    expect(await client.call(accessLogout, {})).toMatchObject({ ok: true })
    expect(await client.call(accessMe, {})).toMatchObject(refused('session_expired'))
    const again = await signedIn('ayse')
    const owner = await signedIn(desk.owner)
    const change = { name: 'ayse', note: 'Lost a telephone' }
    expect(await owner.call(accessEndSessions, change)).toMatchObject({ ok: true })
    expect(await again.call(accessMe, {})).toMatchObject(refused('session_expired'))
  })
})

describe('a login', () => {
  it('accepts a code once', async () => {
    const { client, secret } = await desk.account('ayse')
    clock.advance(MINUTE_MS)
    const login = { name: 'ayse', password: STAFF_PASSWORD, code: totpOf(server, secret) }
    expect(await client.call(accessLogin, login)).toMatchObject({ ok: true })
    expect(await client.call(accessLogin, login)).toMatchObject(refused('login_failed'))
  })

  it('is locked after five failures from one address, but not on a known device', async () => {
    const name = newName()
    const { client, secret } = await desk.account(name, ['support'])
    clock.advance(MINUTE_MS)
    const wrong = { name, password: 'yanlis-parola-1', code: '000000' }
    for (let failures = 0; failures < 5; failures++)
      expect(await visitor().call(accessLogin, wrong)).toMatchObject(refused('login_failed'))
    const right = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
    expect(await visitor().call(accessLogin, right)).toMatchObject(refused('locked'))
    expect(await client.call(accessLogin, right)).toMatchObject({ ok: true })
  })

  it('with an unknown name gets the same reply as a wrong password', async () => {
    const nobody = { name: 'kimse', password: STAFF_PASSWORD, code: '123456' }
    expect(await visitor().call(accessLogin, nobody)).toMatchObject(refused('login_failed'))
  })
})

describe('a change of the own password', () => {
  const NEW = 'Yeni-Kasa-Anahtari-8'

  it('takes old password and code, ends the other sessions, and is recorded', async () => {
    const name = newName()
    const { client, secret } = await desk.account(name, ['manager'])
    clock.advance(MINUTE_MS)
    const code = () => totpOf(server, secret)
    const other = visitor()
    expect(await other.call(accessLogin, { name, password: STAFF_PASSWORD, code: code() })).toMatchObject({
      ok: true,
    })
    const made = await other.call(accessInvite, { roles: ['support'], note: 'New colleague' })
    const { invitation } = made.ok ? made.value : expect.fail('a manager invites')
    const change = { oldPassword: STAFF_PASSWORD, password: NEW }
    // The code of the login is used up.
    expect(await client.call(accessChangePassword, { ...change, code: code() })).toMatchObject(
      refused('login_failed'),
    )
    clock.advance(MINUTE_MS)
    const wrong = { ...change, oldPassword: NEW, code: code() }
    expect(await client.call(accessChangePassword, wrong)).toMatchObject(refused('login_failed'))
    const weak = { ...change, password: 'password1234', code: code() }
    expect(await client.call(accessChangePassword, weak)).toMatchObject(refused('invalid_input'))
    expect(await client.call(accessChangePassword, { ...change, code: code() })).toMatchObject({ ok: true })
    expect(await client.call(accessMe, {})).toMatchObject({ ok: true })
    expect(await other.call(accessMe, {})).toMatchObject(refused('session_expired'))
    const claim = { invitation, name: newName(), password: STAFF_PASSWORD }
    expect(await visitor().call(accessJoin, claim)).toMatchObject(refused('token_invalid'))
    expect((await trailOf(name)).at(-1)).toEqual({ procedure: 'access.change_password', outcome: 'ok' })
    clock.advance(MINUTE_MS)
    const login = (password: string) => other.call(accessLogin, { name, password, code: code() })
    expect(await login(STAFF_PASSWORD)).toMatchObject(refused('login_failed'))
    expect(await login(NEW)).toMatchObject({ ok: true })
  })

  it('needs a session', async () => {
    const change = { oldPassword: STAFF_PASSWORD, password: NEW, code: '123456' }
    expect(await visitor().call(accessChangePassword, change)).toMatchObject(refused('session_expired'))
  })
})

describe('who invited', () => {
  it('is listed with each account, and with each invitation while it is open', async () => {
    const owner = await signedIn(desk.owner)
    await owner.call(accessInvite, { roles: ['support'], note: 'For the night' })
    const listed = async () => {
      const list = await owner.call(accessInvitations, {})
      return list.ok ? list.value.items.filter(({ reason }) => reason === 'For the night') : []
    }
    const [invited] = await listed()
    expect(invited).toMatchObject({ account: null, roles: ['support'], invitedBy: desk.owner })
    const accounts = await owner.call(accessAccounts, {})
    const byWhom = accounts.ok ? accounts.value.items.map(({ name, invitedBy }) => [name, invitedBy]) : []
    expect(byWhom).toContainEqual([desk.owner, 'operator'])
    expect(byWhom).toContainEqual(['ayse', desk.owner])
    clock.advance(DAY_MS)
    await signedIn(desk.owner)
    expect(await listed()).toEqual([])
  })
})

describe('what is over', () => {
  const count = async () =>
    (
      await pool().query(`select (select count(*)::int from access.session) as sessions,
        (select count(*)::int from access.invitation) as invitations`)
    ).rows[0]

  it('is purged: invitations at once, sessions after 90 days', async () => {
    const owner = await signedIn(desk.owner)
    const made = await owner.call(accessInvite, { roles: ['support'], note: 'Still open' })
    expect(made).toMatchObject({ ok: true })
    const { sessions } = await count()
    const purge = () => runJob(server.context.access.jobs, 'access.purge')
    await purge()
    expect(await count()).toEqual({ sessions, invitations: 1 })
    expect(await owner.call(accessMe, {})).toMatchObject({ ok: true })
    clock.advance(91 * DAY_MS)
    await signedIn(desk.owner)
    await purge()
    expect(await count()).toEqual({ sessions: 1, invitations: 0 })
  })
})

describe('a call', () => {
  it('needs a session and the permission of the contract, and its refusal is recorded (A24)', async () => {
    expect(await visitor().call(withdrawalsList, {})).toMatchObject(refused('session_expired'))
    const client = await desk.client('oyuncu-dostu', ['bonuses'])
    expect(await client.call(withdrawalsList, {})).toMatchObject(refused('not_permitted'))
    expect(await trailOf('oyuncudostu')).toContainEqual(
      expect.objectContaining({
        procedure: 'withdrawals.list',
        permission: 'payments.view',
        outcome: 'not_permitted',
      }),
    )
  })

  it('is recorded with payload, reason and outcome in the intact hash chain', async () => {
    const client = await signedIn('ayse')
    const call = { scope: 'slots', note: 'Works on the network' }
    expect(await client.call(playClose, call)).toMatchObject({ ok: true })
    expect(await client.call(playOpen, { ...call, note: 'Done' })).toMatchObject({ ok: true })
    expect(await client.call(playOpen, call)).toMatchObject(refused('state_conflict'))
    const [closed, opened, again] = (await trailOf('ayse')).slice(-3)
    const payloadHash = expect.stringMatching(/^[0-9a-f]{64}$/)
    const permission = 'play.decide'
    expect(closed).toEqual({
      procedure: 'play.close',
      permission,
      payloadHash,
      reason: call.note,
      outcome: 'ok',
    })
    expect(opened).toMatchObject({ reason: 'Done', outcome: 'ok' })
    expect(again).toMatchObject({ payloadHash: (opened as { payloadHash?: string }).payloadHash })
    expect(again).toMatchObject({ outcome: 'state_conflict' })
    expect((await pool().query('select * from compliance.audit_events()')).rows).toEqual([])
  })

  it('with a key takes effect once, and does not return a secret again', async () => {
    const client = await signedIn('ayse')
    const close = { scope: 'poker', note: 'Not yet' }
    for (let tries = 0; tries < 2; tries++)
      expect(await client.call(playClose, close, 'key-of-one-closing')).toMatchObject({ ok: true })
    const other = { ...close, scope: 'bingo' }
    expect(await client.call(playClose, other, 'key-of-one-closing')).toMatchObject(
      refused('idempotency_conflict'),
    )
    const card = { amount: 10_000, note: 'Sold' }
    expect(await client.call(cardsIssue, card, 'key-of-one-card-1')).toMatchObject({ ok: true })
    expect(await client.call(cardsIssue, card, 'key-of-one-card-1')).toMatchObject(refused('state_conflict'))
    const { rows } = await pool().query('select count(*)::int as n from cashier.prepaid_card')
    expect(rows).toEqual([{ n: 1 }])
  })
})

describe('a call that needs two people', () => {
  const grant = (name: string, note = 'Runs the house') => ({ name, note })
  const managers = async () => {
    await desk.account('mudur', ['manager'])
    return [await signedIn(desk.owner), await signedIn('mudur')] as const
  }

  it('is executed when another account makes the same call, and never by one account alone', async () => {
    const [owner, manager] = await managers()
    await desk.account('ayse')
    const proposed = await manager.call(accessGrantOwner, grant('ayse'))
    expect(proposed).toMatchObject(refused('approval_required'))
    expect(await manager.call(accessGrantOwner, grant('ayse', 'Again'))).toMatchObject(refused('same_person'))
    const waiting = await owner.call(accessProposals, {})
    expect(waiting.ok && waiting.value.items).toMatchObject([
      { procedure: 'access.grant_owner', payload: { name: 'ayse' }, proposedBy: 'mudur' },
    ])
    expect(await owner.call(accessGrantOwner, grant('mudur'))).toMatchObject(refused('approval_required'))
    expect(await owner.call(accessGrantOwner, grant('ayse', 'Agreed'))).toMatchObject({ ok: true })
    const ayse = await signedIn('ayse')
    expect(await ayse.call(accessMe, {})).toMatchObject({ ok: true, value: { roles: ['owner'] } })
    expect(await ayse.call(accessGrantOwner, grant('ayse'))).toMatchObject(refused('approval_required'))
  })

  it('needs a new proposal after 24 hours', async () => {
    const [, manager] = await managers()
    const name = newName()
    await desk.account(name, ['support'])
    expect(await manager.call(accessGrantOwner, grant(name))).toMatchObject(refused('approval_required'))
    clock.advance(DAY_MS)
    const owner = await signedIn(desk.owner)
    expect(await owner.call(accessGrantOwner, grant(name))).toMatchObject(refused('approval_required'))
  })

  it('keeps its proposal open when the second call is refused', async () => {
    const [owner, manager] = await managers()
    const enable = { name: 'mudur', note: 'Is it open?' }
    expect(await owner.call(accessEnable, enable)).toMatchObject(refused('approval_required'))
    expect(await manager.call(accessEnable, enable)).toMatchObject(refused('state_conflict'))
    const waiting = await owner.call(accessProposals, {})
    const procedures = waiting.ok ? waiting.value.items.map(({ procedure }) => procedure) : []
    expect(procedures).toContain('access.enable')
  })

  it('resets the credentials of an account and invalidates the old ones', async () => {
    const [owner, manager] = await managers()
    const name = newName()
    const { client, secret } = await desk.account(name, ['support'])
    const reset = { name, note: 'Lost the telephone' }
    expect(await manager.call(accessReset, reset)).toMatchObject(refused('approval_required'))
    const made = await owner.call(accessReset, reset)
    const { invitation } = made.ok ? made.value : expect.fail('two people reset')
    expect(await client.call(accessMe, {})).toMatchObject(refused('session_expired'))
    const password = 'Yeni-Kasa-Anahtari-8'
    expect(await visitor().call(accessJoin, { invitation, name: newName(), password })).toMatchObject(
      refused('token_invalid'),
    )
    const joined = await visitor().call(accessJoin, { invitation, name, password })
    const renewed = joined.ok ? joined.value.secret : expect.fail('joins again')
    const confirm = { invitation, code: totpOf(server, renewed) }
    expect(await visitor().call(accessConfirm, confirm)).toMatchObject({
      ok: true,
      value: { name, roles: ['support'] },
    })
    clock.advance(MINUTE_MS)
    const old = { name, password: STAFF_PASSWORD, code: totpOf(server, secret) }
    expect(await visitor().call(accessLogin, old)).toMatchObject(refused('login_failed'))
  })

  type Proposer = Awaited<ReturnType<StaffDesk['account']>>
  it('counts no proposal of an account whose roles, sessions or password changed since (C07)', async () => {
    const [owner, manager] = await managers()
    const name = newName()
    const password = STAFF_PASSWORD
    const changes: ((proposer: Proposer) => Promise<{ readonly ok: boolean }>)[] = [
      () => owner.call(accessSetRoles, { name, roles: ['manager', 'support'], note: 'Two jobs' }),
      () => owner.call(accessEndSessions, { name, note: 'Left a machine open' }),
      ({ client, secret }) =>
        client.call(accessChangePassword, {
          oldPassword: password,
          password: 'Yeni-Kasa-Anahtari-8',
          code: totpOf(server, secret),
        }),
    ]
    const proposer = await desk.account(name, ['manager'])
    for (const change of changes) {
      clock.advance(MINUTE_MS)
      const proposed = { name: newName(), note: 'Works here again' }
      const client = await desk.client(name)
      clock.advance(MINUTE_MS)
      expect(await client.call(accessEnable, proposed)).toMatchObject(refused('approval_required'))
      expect(await change(proposer)).toMatchObject({ ok: true })
      // The other account is not the second person, but the first of a new proposal.
      expect(await manager.call(accessEnable, proposed)).toMatchObject(refused('approval_required'))
    }
  })

  it('leaves managers no invitation by which they become the owner that an account is now (C07)', async () => {
    const [owner, manager] = await managers()
    const name = newName()
    await desk.account(name, ['support'])
    const reset = { name, note: 'Lost the telephone' }
    expect(await owner.call(accessReset, reset)).toMatchObject(refused('approval_required'))
    const made = await manager.call(accessReset, reset)
    const { invitation } = made.ok ? made.value : expect.fail('two people reset')
    expect(await manager.call(accessGrantOwner, grant(name))).toMatchObject(refused('approval_required'))
    expect(await owner.call(accessGrantOwner, grant(name))).toMatchObject({ ok: true })
    const claim = { invitation, name, password: 'Yeni-Kasa-Anahtari-8' }
    expect(await visitor().call(accessJoin, claim)).toMatchObject(refused('token_invalid'))
  })

  it('about an owner is executed for an owner alone, also where two managers agree', async () => {
    const [first, second] = [
      await desk.client('mudur', ['manager']),
      await desk.client('mudur-2', ['manager']),
    ]
    const change = { name: desk.owner, note: 'Take over' }
    expect(await first.call(accessReset, change)).toMatchObject(refused('approval_required'))
    expect(await second.call(accessReset, change)).toMatchObject(refused('not_permitted'))
    const grant = { name: 'mudur', note: 'More for me' }
    expect(await first.call(accessGrantOwner, grant)).toMatchObject({ ok: false })
    expect(await second.call(accessGrantOwner, grant)).toMatchObject({ ok: false })
    const owner = await signedIn(desk.owner)
    expect(await owner.call(accessMe, {})).toMatchObject({ ok: true })
  })
})
