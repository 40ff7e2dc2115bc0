import { Hono } from 'hono'
import { type ManagementEnv, problem, readAs } from '../http.ts'
import { conflictsOf, errorsOf } from './check.ts'
import { setupFields } from './fields.ts'
import { loadSetup, saveSetup } from './storage.ts'

/** Some thousands of places to fetch parcels. */
const limit = 1024 * 1024

/** Where the shop sells: price lists, countries, and ways to send, as one document. */
export const setupRoutes = new Hono<ManagementEnv>()
  .get('/setup', async c => c.json(await loadSetup(c.env.COMMERCE_DB)))
  .put('/setup', async c => {
    const setup = await readAs(c, setupFields, limit)
    if (setup instanceof Response) return setup
    const errors = errorsOf(setup)
    if (Object.keys(errors).length > 0) return problem(c, 406, errors)
    const conflicts = await conflictsOf(c.env.COMMERCE_DB, setup)
    if (Object.keys(conflicts).length > 0) return problem(c, 409, conflicts)
    await saveSetup(c.env.COMMERCE_DB, setup)
    return c.json(await loadSetup(c.env.COMMERCE_DB))
  })
