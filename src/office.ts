import { Hono } from 'hono'
import { deskRoutes } from './desk/route.tsx'
import { dutiesRoutes } from './editing/duties/route.tsx'
import { editingFileRoutes } from './editing/files/route.tsx'
import { newProductRoutes } from './editing/new-product/route.tsx'
import { editingRoutes } from './editing/route.tsx'
import type { AppEnv } from './env.ts'
import { handleError, handleNotFound } from './errors/route.tsx'
import { openVisit } from './open-visit.ts'
import type { Connect } from './services.ts'
import { setRenderer } from './shared/document/document.tsx'
import { completeLinks, refuseSpeculativeLoads } from './shared/edge/ahead.ts'
import { drainBody } from './shared/edge/body.ts'
import { withRequestId } from './shared/edge/request-id.ts'
import { secureResponses } from './shared/edge/security.ts'
import { redirectToCanonical } from './shared/edge/visit/canonical-address.ts'
import { officeLanguages } from './shared/edge/visit/office-languages.ts'
import { getPath } from './visit.ts'

/**
 * Creates the app of the pages for editors and operators. `app.tsx` imports this file when such a
 * page is first requested, because an isolate that only serves visitors never needs their code.
 */
export function createOffice(connect: Connect) {
  const office = new Hono<AppEnv>({ getPath: getPath })
  office.use(withRequestId)
  office.use(secureResponses)
  office.use(drainBody)
  office.use(redirectToCanonical)
  office.use(openVisit(connect))
  office.use((c, next) => {
    c.set('language', officeLanguages[c.var.visit.locale])
    return next()
  })
  office.use(refuseSpeculativeLoads)
  office.use(completeLinks)
  office.use(setRenderer)
  office.route('/', editingRoutes)
  office.route('/', editingFileRoutes)
  office.route('/', dutiesRoutes)
  office.route('/', newProductRoutes)
  office.route('/', deskRoutes)
  office.notFound(handleNotFound)
  office.onError(handleError)
  return office
}
