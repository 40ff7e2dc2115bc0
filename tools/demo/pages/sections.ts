import type { Text } from '../article.ts'
import { page } from './page.ts'

const nothing = { en: [], sv: [] }
const section = (title: Text, lead: Text) => page(title, lead, nothing)

/**
 * The pages with the texts above the list of each section. If a section's page is not published,
 * the shop does not show the section.
 */
export const sections = {
  '/designers': section(
    { en: 'Designers', sv: 'Formgivare' },
    {
      en: 'A silversmith, a boatbuilder, a weaver and five others who would rather work in the dark.',
      sv: 'En silversmed, en båtbyggare, en väverska och fem till som helst arbetar i mörker.',
    },
  ),
  '/cases': section(
    { en: 'Projects', sv: 'Projekt' },
    {
      en: 'Six places where the evening is longer than it used to be.',
      sv: 'Sex platser där kvällen har blivit längre än den var.',
    },
  ),
  '/news': section(
    { en: 'From the dairy', sv: 'Nytt från mejeriet' },
    {
      en: 'What has left our workshop, in the old dairy in Nässjö, and what happened on the way.',
      sv: 'Vad som har lämnat vår verkstad i det gamla mejeriet i Nässjö, och vad som hände på vägen.',
    },
  ),
  '/concepts': section(
    { en: 'Four thoughts about light', sv: 'Fyra tankar om ljus' },
    {
      en: 'Every lamp here comes from one of them. So may a room.',
      sv: 'Alla våra lampor kommer ur någon av dem. Det kan ett rum också göra.',
    },
  ),
}
