import * as v from 'valibot'
import { portableText, seoData } from './shapes.ts'

/**
 * The texts above a section's list. A document that uses it appends its text once and queries
 * `page(path: …) { ...Section }`.
 */
export const sectionFragment = `
fragment Section on Page { seoData { title description shareImage } title lead body }`

export const section = v.object({ seoData, title: v.string(), lead: v.string(), body: portableText })

export type Section = v.InferOutput<typeof section>

/** The texts of a page's `<head>`. */
export const sectionHead = ({ seoData: { title, description, shareImage } }: Section) => ({
  title,
  description,
  shareImage: shareImage ?? undefined,
  sheet: 'stories' as const,
})
