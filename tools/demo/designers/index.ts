import { anselmRydbo } from './anselm-rydbo.ts'
import { hedvigNorrhult } from './hedvig-norrhult.ts'
import { iverHaugmoen } from './iver-haugmoen.ts'
import { majkenSundelid } from './majken-sundelid.ts'
import { ossianVallfors } from './ossian-vallfors.ts'
import { petraAlmskog } from './petra-almskog.ts'
import { runaAskeby } from './runa-askeby.ts'
import { ylvaTorsmark } from './ylva-torsmark.ts'

/** The demo's designers, all invented, each with a picture of their work. */
export const designers = [
  ylvaTorsmark,
  anselmRydbo,
  ossianVallfors,
  majkenSundelid,
  hedvigNorrhult,
  petraAlmskog,
  iverHaugmoen,
  runaAskeby,
].map((designer, position) => ({ ...designer, position }))
