import { addStaffCases } from './staff-cases.ts'
import { addStaffDocuments } from './staff-documents.ts'
import { addStaffPlay } from './staff-play.ts'

/** Functions that add the back-office handlers. */
export const STAFF_HANDLERS = [addStaffCases, addStaffDocuments, addStaffPlay]
