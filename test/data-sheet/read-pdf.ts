import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect } from 'vitest'
import type { Shop } from '../support/app.ts'

/** Loads a PDF and returns its text, metadata and tags. Expects status 200 and a PDF. */
export async function readSheet(shop: Shop, path: string) {
  const response = await shop.get(path)
  expect([response.status, response.headers.get('Content-Type')], path).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await response.arrayBuffer())
  const size = bytes.length
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf, { mergePages: true })
  const { info, metadata } = await getMeta(pdf)
  const trees = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getStructTree()),
  )
  return {
    headers: response.headers,
    size,
    pages: pdf.numPages,
    text: text.replace(/\s+/g, ' '),
    info,
    isPdfUa: metadata?.get('pdfuaid:part') === '1',
    isTagged: (await pdf.getMarkInfo())?.Marked,
    tags: trees.flatMap(tagsOf),
  }
}

interface Tag {
  role: string
  /** The text alternative, which figures have. */
  alt: string | undefined
}

/** The tags of a structure tree, parents first. */
function tagsOf(node: unknown): Tag[] {
  if (typeof node !== 'object' || node === null || !('children' in node) || !Array.isArray(node.children)) return []
  const role = 'role' in node && typeof node.role === 'string' ? node.role : ''
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : undefined
  return [{ role, alt }, ...node.children.flatMap(tagsOf)]
}
