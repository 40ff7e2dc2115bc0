import type { FormatError } from '#client/shared/photometry/format/problem.ts'
import { maxBytes, type StoredKind } from './kinds.ts'

/** Why a file is not taken. Programs read the name, editors the text. */
export const fileReasons = {
  type: 'is none of JPEG, PNG, WebP, AVIF, GIF, PDF, GLB, EULUMDAT (.ldt) and IES LM-63 (.ies)',
  svg: 'is an SVG, which can contain scripts: save it as PNG or WebP',
  heic: 'is a HEIC picture: save it as JPEG',
  purpose: 'is of another kind than what belongs here',
  size: 'is too large',
  empty: 'is empty',
  broken: 'cannot be read: it is damaged, or not what its beginning says',
  pixels: 'has more than 50 million pixels, or more than 12,000 on a side',
  hash: 'did not arrive as it was sent: upload it again',
  parts: 'has not arrived completely',
  scripts: 'contains scripts, programs or other files',
  locked: 'is encrypted',
  external: 'names files elsewhere',
  textures: 'has textures or compressed geometry, which browsers cannot read under the shop’s policy',
} as const

export type FileReason = keyof typeof fileReasons

export interface Refusal {
  ok: false
  reason: FileReason
  text: string
  /** Of a photometric file. */
  problem?: FormatError
  /** Most bytes of a file that is too large. */
  limit?: number
}

export const refused = (reason: FileReason, text: string = fileReasons[reason]): Refusal => ({
  ok: false,
  reason,
  text,
})

/** With the limit of its kind, in bytes. */
export const refuseSize = (kind: StoredKind): Refusal => ({ ...refused('size'), limit: maxBytes[kind] })
