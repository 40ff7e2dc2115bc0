import { Hono } from 'hono'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { findSetupConflicts, findSetupErrors } from './check.ts'
import { setupFields } from './fields.ts'
import { findLackingFields } from './opening.ts'
import { loadSetup, saveSetup } from './storage.ts'

/** Maximum size in bytes, enough for thousands of pick-up points. */
const maxBytes = 1024 * 1024

/** Routes for the setup of price lists, countries and shipping methods, as one document. */
export const setupRoutes = new Hono<ManagementEnv>()
  .get('/setup', async c => c.json(await loadSetup(c.env.COMMERCE_DB)))
  .put('/setup', async c => {
    const setup = await parseBody(c, setupFields, { maxBytes })
    if (!setup.ok) return refuseManagement(c, setup)
    const errors = findSetupErrors(setup.value)
    if (Object.keys(errors).length > 0) return refuseManagement(c, fail(406, errors))
    const lacking = await findLackingFields(c.env.COMMERCE_DB, setup.value, new Date())
    if (Object.keys(lacking).length > 0) return refuseManagement(c, fail(406, lacking))
    const conflicts = await findSetupConflicts(c.env.COMMERCE_DB, setup.value)
    if (Object.keys(conflicts).length > 0) return refuseManagement(c, fail(409, conflicts))
    await saveSetup(c.env.COMMERCE_DB, setup.value)
    return c.json(await loadSetup(c.env.COMMERCE_DB))
  })
