import * as v from 'valibot'
import { portableText, seoData } from './shapes.ts'

/**
 * The texts above the list on an overview page, such as the page of all designers. Queries that
 * use this fragment have to append it once and request `page(path: …) { ...Section }`.
 */
export const sectionFragment = `
fragment Section on Page { seoData { title description shareImage } title lead body }`

export const section = v.object({ seoData, title: v.string(), lead: v.string(), body: portableText })

export type Section = v.InferOutput<typeof section>

/** Returns the `<head>` data of an overview page. */
export const toSectionHead = ({ seoData: { title, description, shareImage } }: Section) => ({
  title,
  description,
  shareImage: shareImage ?? undefined,
  sheet: 'stories' as const,
})
