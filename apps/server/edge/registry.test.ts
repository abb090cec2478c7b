import { maintenanceCheckStatus, type Procedure, systemPing } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createRegistry } from './registry.ts'

const answer = async () => ok({ time: new Date(0).toISOString() })
const PROCEDURES: readonly Procedure[] = [systemPing, maintenanceCheckStatus]

describe('createRegistry', () => {
  it('throws on freeze with the names of procedures without a handler', () => {
    const registry = createRegistry(PROCEDURES)
    registry.add(systemPing, answer)
    expect(() => registry.freeze()).toThrow('missing: maintenance.check_status')
    registry.add(maintenanceCheckStatus, async () => ok(null))
    expect([...registry.freeze().keys()]).toEqual(['system.ping', 'maintenance.check_status'])
  })

  it('accepts one handler per procedure of the contract, and none after freeze', () => {
    const registry = createRegistry([systemPing])
    registry.add(systemPing, answer)
    expect(() => registry.add(systemPing, answer)).toThrow('has one handler')
    expect(() => registry.add({ ...systemPing }, answer)).toThrow("is in the contract's list")
    registry.freeze()
    expect(() => registry.add(systemPing, answer)).toThrow('before the server starts')
  })

  it('rejects a procedure that declares a common field', () => {
    const greedy = { ...systemPing, input: z.strictObject({ Lang: z.string() }) }
    expect(() => createRegistry([greedy]).add(greedy, answer)).toThrow('leaves Lang to the edge')
  })
})
