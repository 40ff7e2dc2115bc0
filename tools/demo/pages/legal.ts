import { accessibility } from './accessibility.ts'
import { guarantee } from './guarantee.ts'
import { guaranteeNotice } from './guarantee-notice.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { takeBack } from './take-back.ts'
import { terms } from './terms.ts'
import { withdrawal } from './withdrawal.ts'

export const legal = {
  '/info/privacy-policy': privacyPolicy,
  '/info/terms-and-conditions': terms,
  '/info/withdrawal': withdrawal,
  '/info/guarantee': guarantee,
  '/info/legal-guarantee': guaranteeNotice,
  '/info/take-back': takeBack,
  '/info/website-accessibility': accessibility,
}
