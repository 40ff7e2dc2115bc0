import type { FormatError } from '#client/shared/photometry/format/problem.ts'
import { maxBytes, type StoredKind } from './kinds.ts'

/** Why a file is refused. Programs use the key, editors read the text. */
export const fileReasons = {
  type: 'is not a JPEG, PNG, WebP, AVIF, GIF, PDF, GLB, EULUMDAT (.ldt) or IES LM-63 (.ies) file',
  svg: 'is an SVG, which can contain scripts: save it as PNG or WebP',
  heic: 'is a HEIC picture: save it as JPEG',
  purpose: 'is not of the kind that is needed here',
  size: 'is too large',
  empty: 'is empty',
  broken: 'cannot be read: it is damaged, or not of the type that its first bytes state',
  pixels: 'has more than 50 million pixels, or more than 12,000 on a side',
  hash: 'was damaged during the upload: upload it again',
  parts: 'has not been uploaded completely',
  scripts: 'contains scripts, programs or other files',
  locked: 'is encrypted',
  external: 'refers to other files',
  textures: 'has textures or compressed geometry, which browsers cannot read under the shop’s policy',
} as const

export type FileReason = keyof typeof fileReasons

export interface Refusal {
  ok: false
  reason: FileReason
  text: string
  /** The problem of a photometric file. */
  problem?: FormatError
  /** The limit for a file that is too large, in bytes. */
  limit?: number
}

export const createRefusal = (reason: FileReason, text: string = fileReasons[reason]): Refusal => ({
  ok: false,
  reason,
  text,
})

/** The refusal of a file that exceeds the limit of its kind. */
export const createSizeRefusal = (kind: StoredKind): Refusal => ({ ...createRefusal('size'), limit: maxBytes[kind] })
