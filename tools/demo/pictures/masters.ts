import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'

/** A picture in its largest size. The address contains the hash, so it changes with the content. */
export interface Master {
  /** The path of the file in the repository. */
  file: string
  /**
   * Six hex digits of SHA-256. The unlit and the lit picture share it, because pages contain both
   * many times, and equal text compresses better.
   */
  hash: string
  /** Width in px. */
  width: number
  height: number
  /** The dominant colour, as `#rrggbb`. */
  colour: string
}

type Looks = Omit<Master, 'file'>

const folder = 'tools/demo/pictures/masters'
/**
 * The path of a cache with the files' properties, keyed by hash: each file is decoded only once.
 */
const known = '.wrangler/pictures.json'
const looksByHash = v.record(
  v.string(),
  v.object({ hash: v.string(), width: v.number(), height: v.number(), colour: v.string() }),
)

/**
 * All pictures in `masters/`, keyed by name and light, e.g. `murla-table-black-lit`. In the keys,
 * `-` replaces `_` in file names.
 */
export const masters: Record<string, Master> = await readMasters()

async function readMasters() {
  const files = globSync(`${folder}/*.webp`).sort()
  const before = existsSync(known) ? v.parse(looksByHash, JSON.parse(readFileSync(known, 'utf8'))) : {}
  const found = await Promise.all(files.map(async file => ({ file, ...(await look(readFileSync(file), before)) })))
  if (found.some(({ hash }) => !(hash in before))) note(found)
  const named = found.map(master => ({ name: basename(master.file, '.webp').replaceAll('_', '-'), master }))
  const pairs = Map.groupBy(named, ({ name }) => name.replace(/-(un)?lit$/, ''))
  return Object.fromEntries(
    [...pairs.values()].flatMap(pair => {
      const hash = sharedHash(pair.map(({ master }) => master.hash))
      return pair.map(({ name, master }) => [name, { ...master, hash }])
    }),
  )
}

/** Returns a hash that changes if either of the two pictures changes. */
function sharedHash([hash = '', ...others]: string[]) {
  return others.length > 0 ? hashOf(hash + others.join('')) : hash
}

function hashOf(content: Buffer | string) {
  return createHash('sha256').update(content).digest('hex').slice(0, 6)
}

async function look(picture: Buffer, before: Record<string, Looks>): Promise<Looks> {
  const hash = hashOf(picture)
  const seen = before[hash]
  if (seen) return seen
  const { width, height } = await sharp(picture).metadata()
  return { hash, width, height, colour: await dominantColour(picture) }
}

/**
 * Returns the mean of the colours near the most frequent colour, because `stats` finds the most
 * frequent colour only roughly.
 */
async function dominantColour(picture: Buffer): Promise<string> {
  const small = await sharp(picture).resize(64).png().toBuffer()
  const { dominant } = await sharp(small).stats()
  const pixels = await sharp(small).removeAlpha().raw().toBuffer()
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3)
    if (Math.max(Math.abs(r - dominant.r), Math.abs(g - dominant.g), Math.abs(b - dominant.b)) > 16) continue
    for (const [channel, value] of [r, g, b].entries()) sum[channel] = (sum[channel] ?? 0) + value
    count++
  }
  const hex = (total: number) =>
    Math.round(total / count)
      .toString(16)
      .padStart(2, '0')
  return `#${sum.map(hex).join('')}`
}

/** Updates the cache by renaming a new file, because other processes may be reading the old one. */
function note(found: Looks[]) {
  const looks = Object.fromEntries(
    found.map(({ hash, width, height, colour }) => [hash, { hash, width, height, colour }]),
  )
  mkdirSync(dirname(known), { recursive: true })
  writeFileSync(`${known}.${process.pid}`, JSON.stringify(looks))
  renameSync(`${known}.${process.pid}`, known)
}
