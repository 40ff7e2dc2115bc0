import * as v from 'valibot'
import {
  newUploadSchema as begunUpload,
  fileChangeSchema,
  replacementSchema,
  shownReplacementSchema,
} from '#src/services/content/files/routes.ts'
import { duplicateSchema, entryListSchema, savedEntrySchema } from '#src/services/content/management/entry-routes.ts'
import { publicationSchema } from '#src/services/content/management/publish-routes.ts'
import {
  newReleaseSchema as newRelease,
  releaseChangeSchema,
  releaseEntrySchema as releaseEntry,
} from '#src/services/content/management/release-routes.ts'
import { restoreSchema } from '#src/services/content/management/version-routes.ts'
import * as answers from './answers/content.ts'
import { operation } from './content-operation.ts'
import { access, login } from './content-people.ts'
import type { Operations } from './operation.ts'

const text = v.optional(v.string())
/** The entry's type, which is needed only if entries of several types have the same id. */
const ofType = v.object({ type: text })
/** Failures of changes: 428 if `If-Match` with the version is missing, 412 if it is outdated. */
const changing = [404, 409, 412, 428]
const { nothing } = answers

const entries: Operations = {
  'GET /schemas': { summary: 'Read the form of each type of entry', answers: { 200: answers.schemas } },
  'GET /duties': { summary: 'List what is missing for legal duties', answers: { 200: answers.lackingByDuty } },
  'GET /states': { summary: 'Count entries by state', answers: { 200: answers.stateCounts } },
  'GET /entries': {
    summary: 'List entries by type, state and words',
    query: v.object({ ...entryListSchema.entries, locale: text }),
    answers: { 200: answers.entries },
    fails: [422],
  },
  'GET /entries/:id': {
    summary: 'Read an entry: its draft, or the published version if there is no draft',
    query: ofType,
    answers: { 200: answers.entry },
    fails: [404, 409],
  },
  'PUT /entries/:id': {
    summary: 'Save a draft; with `If-None-Match: *`, create a new entry',
    query: v.object({ autosave: text }),
    body: savedEntrySchema,
    answers: { 200: answers.savedEntry },
    fails: changing,
  },
  'DELETE /entries/:id': {
    summary: 'Delete an entry; with `anyway`, even if other entries link to it',
    query: v.object({ ...ofType.entries, anyway: text, locale: text }),
    answers: { 200: answers.changedEntry },
    fails: [403, ...changing],
  },
  'DELETE /entries/:id/draft': {
    summary: 'Discard a draft',
    query: ofType,
    answers: { 200: answers.entry },
    fails: changing,
  },
  'POST /entries/:id/duplicate': {
    summary: 'Copy an entry as a draft',
    query: ofType,
    body: duplicateSchema,
    answers: { 201: answers.savedEntry },
    fails: [404, 409],
  },
  'GET /entries/:id/links': {
    summary: 'List the links to an entry, and its links to others',
    query: v.object({ ...ofType.entries, locale: text }),
    answers: { 200: answers.links },
    fails: [404, 409],
  },
  'GET /entries/:id/history': {
    summary: 'Read all versions of an entry, and when it was public',
    query: ofType,
    answers: { 200: answers.history },
    fails: [404, 409],
  },
  'GET /entries/:id/versions/:version': {
    summary: 'Read one version',
    query: ofType,
    answers: { 200: answers.version },
    fails: [404, 409],
  },
  'GET /entries/:id/changes': {
    summary: 'Read what publishing would change, and on which pages',
    query: v.object({ ...ofType.entries, locale: text }),
    answers: { 200: answers.changes },
    fails: [404, 409],
  },
  'GET /entries/:id/lacking': {
    summary: 'Read why the draft cannot be published, by field',
    query: v.object({ ...ofType.entries, locale: text }),
    answers: { 200: answers.lacking },
    fails: [404, 409],
  },
  'POST /entries/:id/restore': {
    summary: 'Restore a version as the draft',
    query: ofType,
    body: restoreSchema,
    answers: { 200: answers.savedEntry },
    fails: changing,
  },
  'POST /entries/:id/publish': {
    summary: 'Publish the draft, now or at a given time',
    query: ofType,
    body: publicationSchema,
    answers: { 200: answers.publishedEntry, 202: answers.scheduledEntry },
    fails: [403, ...changing],
  },
  'DELETE /entries/:id/publish': {
    summary: 'Cancel a planned publication',
    query: ofType,
    answers: { 200: answers.scheduledEntry },
    fails: [403, 404, 409],
  },
  'POST /entries/:id/unpublish': {
    summary: 'Unpublish an entry; its draft stays',
    query: ofType,
    answers: { 200: answers.changedEntry },
    fails: [403, ...changing, 422],
  },
  'POST /entries/:id/undo': {
    summary: 'Undo the last publication',
    query: ofType,
    answers: { 200: answers.changedEntry },
    fails: [403, ...changing, 422],
  },
}

const releases: Operations = {
  'GET /releases': { summary: 'List releases', answers: { 200: answers.releases } },
  'POST /releases': { summary: 'Create a release', body: newRelease, answers: { 201: answers.release } },
  'GET /releases/:id': { summary: 'Read a release', answers: { 200: answers.describedRelease }, fails: [404] },
  'GET /releases/:id/lacking': {
    summary: 'Read why a release cannot be published, by entry and field',
    answers: { 200: answers.releaseLacking },
    fails: [404],
  },
  'PUT /releases/:id': {
    summary: 'Change a release',
    body: releaseChangeSchema,
    answers: { 200: answers.describedRelease },
    fails: [404, 409],
  },
  'POST /releases/:id/entries': {
    summary: 'Add an entry to a release',
    body: releaseEntry,
    answers: { 201: answers.describedRelease },
    fails: [404, 409],
  },
  'DELETE /releases/:id/entries': {
    summary: 'Remove an entry from a release',
    query: v.object({ type: v.string(), id: v.string() }),
    answers: { 200: answers.describedRelease },
    fails: [404, 409],
  },
  'DELETE /releases/:id': { summary: 'Delete a release', answers: { 200: nothing }, fails: [404, 409] },
  'POST /releases/:id/publish': {
    summary: 'Publish all entries of a release (or none, if one cannot be published), now or at a given time',
    body: publicationSchema,
    answers: { 200: answers.publishedRelease, 202: answers.describedRelease },
    fails: [403, 404, 409, 412],
  },
  'DELETE /releases/:id/publish': {
    summary: 'Cancel the planned publication of a release',
    answers: { 200: answers.describedRelease },
    fails: [403, 404, 409],
  },
  'POST /releases/:id/undo': {
    summary: 'Undo the publication of a release',
    answers: { 200: answers.publishedRelease },
    fails: [403, 404, 409, 412, 422],
  },
}

const files: Operations = {
  'GET /files': {
    summary: 'Search files; `kind` may list several kinds, separated by commas',
    query: v.object({ q: text, kind: text, after: text }),
    answers: { 200: answers.files },
    fails: [422],
  },
  'GET /files/shown': {
    summary: 'Search pictures that entries show and that were not uploaded',
    query: v.object({ q: text, after: text }),
    answers: { 200: answers.shown },
  },
  'POST /files/shown/replace': {
    summary: 'Replace a picture that was not uploaded with an uploaded one in all entries, and save these as drafts',
    body: shownReplacementSchema,
    answers: { 200: answers.replaced },
    fails: [403, 404, 409],
  },
  'POST /files': {
    summary: 'Begin or continue an upload',
    body: begunUpload,
    answers: { 200: answers.begunUpload },
    fails: [409],
  },
  'PUT /files/:id/parts/:number': {
    summary: 'Upload a part as raw bytes',
    answers: { 200: answers.part },
    fails: [404, 422],
  },
  'POST /files/:id/complete': {
    summary: 'Check and store an upload',
    answers: { 200: answers.file },
    fails: [404, 409, 422],
  },
  'GET /files/:id': { summary: 'Read a file or an upload', answers: { 200: answers.fileOrUpload }, fails: [404] },
  'PUT /files/:id': {
    summary: 'Change the data of a file',
    body: fileChangeSchema,
    answers: { 200: answers.file },
    fails: [404],
  },
  'GET /files/:id/uses': { summary: 'Read where a file is used', answers: { 200: answers.uses }, fails: [404] },
  'POST /files/:id/replace': {
    summary:
      'Replace a file in all entries with another (or with itself, to apply its focal point), and save these as drafts',
    body: replacementSchema,
    answers: { 200: answers.replaced },
    fails: [403, 404, 409],
  },
  'DELETE /files/:id': {
    summary: 'Delete a file, or cancel an upload',
    answers: { 200: nothing },
    fails: [403, 404, 409],
  },
}

export const contentOperations = {
  Entries: entries,
  Releases: releases,
  Files: files,
  Login: login,
  Access: access,
  Operation: operation,
}
