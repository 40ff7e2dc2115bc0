import { accessibility } from './accessibility.ts'
import { guarantee } from './guarantee.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { terms } from './terms.ts'
import { withdrawal } from './withdrawal.ts'

export const legal = {
  '/info/privacy-policy': privacyPolicy,
  '/info/terms-and-conditions': terms,
  '/info/withdrawal': withdrawal,
  '/info/guarantee': guarantee,
  '/info/website-accessibility': accessibility,
}
