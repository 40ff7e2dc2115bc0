/** What a surface does with light: shares of what meets it. It absorbs the rest. */
export interface Surface {
  name: string
  /** `diffuse` scatters by Lambert's law on either side, `metal` mirrors, `clear` is seen through. */
  kind: 'diffuse' | 'metal' | 'clear'
  reflectance: number
  transmittance: number
  roughness: number
}

/** As the model has it; `luminance`: the share of light of 2700 K that its colour gives back. */
export interface Paint {
  name: string
  luminance: number
  isMetal: boolean
  roughness: number
}

/** Cloth colours what comes through by (1, 0.89, 0.74): `fabric` in `lamplib/mat.py`. */
const clothPasses = 0.93

/**
 * A model's surface, by its material's name as `photography/lamplib/mat.py` gives them. `through`:
 * of cloth and paper, the share of the light not absorbed that comes out on the other side.
 */
export function surfaceFrom({ name, luminance, isMetal, roughness }: Paint, through = 0): Surface {
  const diffuse = (reflectance: number, transmittance = 0): Surface => ({
    ...{ name, kind: 'diffuse', reflectance, transmittance, roughness },
  })
  if (/^(linen|tape|paper)/.test(name)) {
    const passes = name === 'paper' ? 1 : clothPasses
    return diffuse(luminance * (1 - through), luminance * through * passes)
  }
  // A bulb gives back most of what falls on it; the model's stand for whole bulbs.
  if (/^(bulb|opal-bulb)/.test(name)) return diffuse(0.8)
  // One face of a plate: 43 % pass through both.
  if (name.startsWith('opal-acrylic')) return diffuse(0.39, 0.6)
  // `opal` in mat.py: 0.36 come through, and its body takes 1 %.
  if (name.startsWith('opal')) return diffuse(0.634, 0.356)
  const clear: Surface = { name, kind: 'clear', reflectance: 0.08, transmittance: 0.92, roughness: 0 }
  if (name.startsWith('clear')) return clear
  // They only glow: a filament's light, and holes that are painted on paper.
  if (/^(filament|hole|flame)/.test(name)) return { ...clear, reflectance: 0, transmittance: 1 }
  return { ...diffuse(luminance), kind: isMetal ? 'metal' : 'diffuse' }
}
