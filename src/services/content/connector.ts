import { createSanityConnector } from './sanity/sanity.ts'

/** Finds the CMS to which the shop is connected; null without one. Name another CMS here. */
export const findConnector = createSanityConnector
