import * as v from 'valibot'
import { importSchema as begunImport } from '#src/services/content/connectors/routes.ts'
import { entryPathParam, synchroniseSchema } from '#src/services/content/management/routes.ts'
import * as answers from './answers/content.ts'
import type { Operations } from './operation.ts'

const text = v.optional(v.string())
const { nothing } = answers

export const operation: Operations = {
  'POST /synchronise': {
    summary: 'Take over prices, stock and markets from commerce',
    body: synchroniseSchema,
    answers: { 200: answers.synchronised },
    fails: [403],
  },
  'POST /rebuild': {
    summary: 'Make derived rows anew; to be repeated while it answers 202',
    answers: { 200: answers.rebuilt, 202: answers.rebuilt },
    fails: [403],
  },
  'POST /previews': {
    summary: 'Make a link that opens a preview once',
    body: entryPathParam,
    answers: { 201: answers.preview },
  },
  'DELETE /previews/:link': {
    summary: 'Use such a link',
    query: v.object({ path: text }),
    answers: { 200: nothing },
    fails: [404],
  },
  'GET /connector': { summary: 'Read how far a connected CMS is', answers: { 200: answers.connector }, fails: [404] },
  'POST /connector/begin': {
    summary: 'Begin an import or a comparison',
    body: begunImport,
    answers: { 202: answers.connector },
    fails: [403, 404],
  },
  'POST /connector/step': {
    summary: 'Go on with it',
    answers: { 200: answers.connector },
    fails: [403, 404],
  },
  'POST /webhooks/:connector': { summary: 'Note what a CMS tells', answers: { 202: answers.noted }, fails: [404] },
}
