import * as v from 'valibot'
import { importSchema as begunImport } from '#src/services/content/connectors/routes.ts'
import { entryPathParam, synchroniseSchema } from '#src/services/content/management/routes.ts'
import * as answers from './answers/content.ts'
import type { Operations } from './operation.ts'

const text = v.optional(v.string())
const { nothing } = answers

export const operation: Operations = {
  'POST /synchronise': {
    summary: 'Copy prices, stock and markets from the commerce service',
    body: synchroniseSchema,
    answers: { 200: answers.synchronised },
    fails: [403],
  },
  'POST /rebuild': {
    summary: 'Rebuild derived rows; repeat the request while the response is 202',
    answers: { 200: answers.rebuilt, 202: answers.rebuilt },
    fails: [403],
  },
  'POST /previews': {
    summary: 'Create a link that opens a preview and works only once',
    body: entryPathParam,
    answers: { 201: answers.preview },
  },
  'DELETE /previews/:link': {
    summary: 'Use a preview link',
    query: v.object({ path: text }),
    answers: { 200: nothing },
    fails: [404],
  },
  'GET /connector': { summary: 'Read the state of a connected CMS', answers: { 200: answers.connector }, fails: [404] },
  'POST /connector/begin': {
    summary: 'Begin an import or a comparison',
    body: begunImport,
    answers: { 202: answers.connector },
    fails: [403, 404],
  },
  'POST /connector/step': {
    summary: 'Continue the import or comparison',
    answers: { 200: answers.connector },
    fails: [403, 404],
  },
  'POST /webhooks/:connector': {
    summary: 'Receive a notification from a CMS',
    answers: { 202: answers.noted },
    fails: [404],
  },
}
