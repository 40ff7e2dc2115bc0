/* The parts of the bag below its lines. They are in one file, so that one request loads them. */

export { RemovedNotice } from '../../shared/purchase/removed-notice.tsx'
export { ShareBag } from '../share/share-bag.tsx'
export { Upsell } from './upsell.tsx'
