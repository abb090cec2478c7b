import { kycStatus, kycSubmit, kycUpload, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { missingDocuments, submitDocuments, uploadDocument } from '../commands/documents.ts'
import type { ComplianceCtx } from '../ctx.ts'
import { listDocuments } from '../store/documents.ts'
import { findIdentity } from '../store/identities.ts'
import { writeOf } from './limits.ts'

export function addDocuments(registry: Registry, ctx: ComplianceCtx): void {
  registry.add(kycStatus, async ({ caller: { playerId } }) => {
    const { db } = ctx.database
    const [identity, documents] = await Promise.all([findIdentity(db, playerId), listDocuments(db, playerId)])
    return ok({
      state: identity?.state ?? 'none',
      reason: identity?.reason ?? null,
      submittedAt: identity?.submittedAt?.toISOString() ?? null,
      decidedAt: identity?.decidedAt?.toISOString() ?? null,
      missing: [...missingDocuments(documents)],
      documents: documents.map(({ id, kind, state, uploadedAt }) => ({
        id,
        kind,
        state,
        uploadedAt: uploadedAt.toISOString(),
      })),
    })
  })
  registry.add(kycUpload, (call) =>
    uploadDocument(ctx, { ...writeOf(call), ...call.input, upload: call.input.upload }),
  )
  registry.add(kycSubmit, (call) => submitDocuments(ctx, writeOf(call)))
}
