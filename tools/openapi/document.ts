import * as v from 'valibot'
import { components as contentComponents } from './answers/content.ts'
import { components as managementComponents } from './answers/management.ts'
import { components as orderComponents } from './answers/orders.ts'
import { components as placeComponents } from './answers/places.ts'
import { components as productComponents } from './answers/products.ts'
import { components as selectionComponents } from './answers/selection.ts'
import { catalogueOperations, listOperations } from './checkout/catalogue.ts'
import {
  accountOperations,
  addressOperations,
  customerOperations,
  newsletterOperations,
  wishlistOperations,
} from './checkout/customers.ts'
import { inquiryOperations, orderOperations, paymentOperations, withdrawalOperations } from './checkout/payments.ts'
import { selectionOperations, voucherOperations } from './checkout/selection.ts'
import { contentOperations } from './content.ts'
import { managementOperations } from './management.ts'
import type { Operation, Operations } from './operation.ts'
import { answerSchema, type Json, requestSchema, toComponents } from './schemas.ts'

interface ApiDefinition {
  title: string
  description: string
  server: string
  tags: Record<string, Operations>
  definitions: Record<string, v.GenericSchema>
  securitySchemes: Json
  /**
   * Security requirements of the usual operations, and of operations that need the shared secret.
   */
  security: { usual: Json[]; secret: Json[] }
  /** Failure statuses of every operation. */
  fails: number[]
  /** Additional failure statuses of operations with a request body. */
  bodyFails: number[]
}

const bearer = { type: 'http', scheme: 'bearer' }

export const checkout: ApiDefinition = {
  title: 'Checkout interface',
  description:
    'The embedded commerce service. Clients must ignore unknown response fields. Features of the platform that this service lacks (bundles, gift certificates, subscriptions, campaigns, address search) respond with 403 or 503.',
  server: '/api/checkout',
  tags: {
    Selection: selectionOperations,
    Vouchers: voucherOperations,
    Payment: paymentOperations,
    Orders: orderOperations,
    Withdrawals: withdrawalOperations,
    Inquiries: inquiryOperations,
    Catalogue: catalogueOperations,
    Lists: listOperations,
    Customers: customerOperations,
    Addresses: addressOperations,
    Account: accountOperations,
    Wishlist: wishlistOperations,
    Newsletter: newsletterOperations,
  },
  definitions: { ...selectionComponents, ...placeComponents, ...productComponents, ...orderComponents },
  securitySchemes: {
    session: { type: 'apiKey', in: 'header', name: 'API-Token', description: '`none` for calls without a session' },
    secret: { ...bearer, description: 'The shared secret `COMMERCE_SECRET`' },
  },
  security: { usual: [{ session: [] }, {}], secret: [{ secret: [] }] },
  fails: [401],
  bodyFails: [400, 406, 413],
}

export const management: ApiDefinition = {
  title: 'Management interface',
  description:
    'For the people and programs that run the shop; the desk and `npm run shop` use it. It is disabled until `MANAGEMENT_TOKEN` or `DESK_KEY` is set. A change with `If-Match` is rejected with 412 if the resource has a different `ETag` by now. A change with an `Idempotency-Key` is made only once; for 30 days, a repeated request gets the same response.',
  server: '/api/checkout/management',
  tags: managementOperations,
  definitions: managementComponents,
  securitySchemes: {
    token: { ...bearer, description: '`MANAGEMENT_TOKEN`, for set-up and emergencies' },
    identity: { ...bearer, description: 'A token of the content service: `POST /api/content/identity`' },
  },
  security: { usual: [{ identity: [] }, { token: [] }], secret: [] },
  fails: [401, 403],
  bodyFails: [400, 406, 409, 412, 413],
}

export const content: ApiDefinition = {
  title: 'Content management interface',
  description:
    'For editors and their programs; the panel and `npm run content` use it. A session needs the cookie `__Host-editor` (`editor` for http on localhost); changes also need an `Origin` of the shop. A change to an entry must name the version that it is based on (`If-Match`).',
  server: '/api/content',
  tags: contentOperations,
  definitions: contentComponents,
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-editor' },
    token: { ...bearer, description: 'A token created by an owner, or `CONTENT_TOKEN`' },
  },
  security: { usual: [{ session: [] }, { token: [] }], secret: [] },
  fails: [401, 403],
  bodyFails: [422],
}

/** Creates the OpenAPI 3.1 document of an interface. */
export function createDocument(given: ApiDefinition): Json {
  const { title, description, server, tags, definitions, securitySchemes, security } = given
  const paths: Record<string, Json> = {}
  for (const [tag, operations] of Object.entries(tags)) {
    for (const [key, operation] of Object.entries(operations)) {
      const [method = '', path = ''] = key.split(' ')
      const name = path.replace(/:(\w+)/g, '{$1}')
      paths[name] = { ...paths[name], [method.toLowerCase()]: toOperation(given, path, operation, tag) }
    }
  }
  return {
    openapi: '3.1.1',
    info: { title, version: '4', description },
    servers: [{ url: server }],
    security: security.usual,
    tags: Object.keys(tags).map(name => ({ name })),
    paths,
    components: { schemas: toComponents(definitions), responses: failures, securitySchemes },
  }
}

function toOperation(
  { definitions, security, fails, bodyFails }: ApiDefinition,
  path: string,
  operation: Operation,
  tag: string,
): Json {
  const { summary, body, query, answers, file, secret } = operation
  const failing = new Set([...fails, ...(body ? bodyFails : []), ...(operation.fails ?? [])])
  const responses: Json = { '5XX': refused('5XX') }
  for (const status of failing) responses[status] = refused(status)
  for (const [status, schema] of Object.entries(answers)) {
    responses[status] = response(words[Number(status)] ?? 'Done', schema && answerSchema(schema, definitions), file)
  }
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(query ? toParameters(query) : []),
  ]
  return {
    tags: [tag],
    summary,
    ...(secret && { security: security.secret }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: { 'application/json': { schema: requestSchema(body) } } } }),
    responses,
  }
}

function toParameters(query: NonNullable<Operation['query']>): Json[] {
  return Object.entries(query.entries).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !v.safeParse(schema, undefined).success,
    schema: requestSchema(schema),
  }))
}

const response = (description: string, schema: Json | null, type = 'application/json'): Json => ({
  description,
  ...(schema && { content: { [type]: { schema } } }),
})

const words: Record<number, string> = {
  201: 'Created',
  202: 'Begun, or accepted for later',
  303: 'See `Location`',
  404: 'Not found',
  410: 'No longer in stock',
}

const refused = (status: number | string) => ({ $ref: `#/components/responses/Failure${status}` })

const reasons = {
  400: 'The body is not the expected JSON',
  401: 'The origin or the credentials are not accepted',
  403: 'The caller has no permission',
  404: 'Not found',
  406: 'A field is invalid',
  409: 'In conflict with existing data',
  410: 'No longer possible',
  412: 'Not possible in this state',
  413: 'The body is too long',
  422: 'A field is invalid',
  428: 'A change must name the version that it is based on',
  429: 'Too many attempts; see `Retry-After`',
  '5XX': 'Failed, or temporarily unavailable',
}

const failures = Object.fromEntries(
  Object.entries(reasons).map(([status, reason]) => [
    `Failure${status}`,
    response(reason, { $ref: '#/components/schemas/Failure' }),
  ]),
)
