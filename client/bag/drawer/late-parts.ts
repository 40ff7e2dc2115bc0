/* What comes after the bag's lines, in one file: it is spelled once, and loaded at once. */
export { ShareBag } from '../share/share-bag.tsx'
export { RemovedNotice } from './removed-notice.tsx'
export { Upsell } from './upsell.tsx'
