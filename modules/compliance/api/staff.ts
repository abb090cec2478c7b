import { addStaffCases } from './staff-cases.ts'
import { addStaffDocuments } from './staff-documents.ts'
import { addStaffPlay } from './staff-play.ts'

/** Handlers of the procedures of staff about protection. */
export const STAFF_HANDLERS = [addStaffCases, addStaffDocuments, addStaffPlay]
