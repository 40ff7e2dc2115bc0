/* What comes after the bag's lines, in one file: it is spelled once, and loaded at once. */

export { RemovedNotice } from '../../shared/purchase/removed-notice.tsx'
export { ShareBag } from '../share/share-bag.tsx'
export { Upsell } from './upsell.tsx'
