import font from 'virtual:web-fonts/familjen-latin.woff2?url'

const cacheName = 'offline'

/** The shop's name and typeface for the offline page. Each is empty if it is not cached. */
export interface Brand {
  /** The typeface, as a `data:` address. */
  font: string
  shopName: string
}

/** Caches the typeface and the manifest, which contains the shop's name. */
export async function cacheBrand(): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.addAll([font, 'manifest.webmanifest'])
}

export async function readCachedBrand(): Promise<Brand> {
  const brand = { font: '', shopName: '' }
  const cache = await caches.open(cacheName)
  for (const request of await cache.keys()) {
    const file = await cache.match(request)
    if (!file) continue
    if (request.url.endsWith(font)) brand.font = await toDataAddress(file)
    if (request.url.endsWith('.webmanifest')) brand.shopName = readName(await file.json())
  }
  return brand
}

async function toDataAddress(file: Response): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `data:font/woff2;base64,${btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))}`
}

const readName = (manifest: unknown) =>
  typeof manifest === 'object' && manifest && 'name' in manifest ? String(manifest.name) : ''
