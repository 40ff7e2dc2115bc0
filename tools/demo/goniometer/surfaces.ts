/** A surface's optical properties, as shares of the incident light. It absorbs the rest. */
export interface Surface {
  name: string
  /**
   * `diffuse` scatters by Lambert's law on both sides, `metal` reflects, `clear` is transparent.
   */
  kind: 'diffuse' | 'metal' | 'clear'
  reflectance: number
  transmittance: number
  roughness: number
}

/**
 * A material of the model. `luminance` is the share of light of 2700 K that its colour reflects.
 */
export interface Paint {
  name: string
  luminance: number
  isMetal: boolean
  roughness: number
}

/** Cloth tints transmitted light by (1, 0.89, 0.74): `fabric` in `lamplib/mat.py`. */
const clothPasses = 0.93

/**
 * Returns a model's surface, by the name of its material in `photography/lamplib/mat.py`. For cloth
 * and paper, `through` is the transmitted share of the light that is not absorbed.
 */
export function surfaceFrom({ name, luminance, isMetal, roughness }: Paint, through = 0): Surface {
  const diffuse = (reflectance: number, transmittance = 0): Surface => ({
    ...{ name, kind: 'diffuse', reflectance, transmittance, roughness },
  })
  if (/^(linen|tape|paper)/.test(name)) {
    const passes = name === 'paper' ? 1 : clothPasses
    return diffuse(luminance * (1 - through), luminance * through * passes)
  }
  // A bulb reflects most of the incident light. The model's bulbs are solid bodies.
  if (/^(bulb|opal-bulb)/.test(name)) return diffuse(0.8)
  // The values are for one face of a plate; 43 % of the light passes through both faces.
  if (name.startsWith('opal-acrylic')) return diffuse(0.39, 0.6)
  // As in `opal` in mat.py, 36 % of the light passes through the glass, and 1 % is absorbed in it.
  if (name.startsWith('opal')) return diffuse(0.634, 0.356)
  const clear: Surface = { name, kind: 'clear', reflectance: 0.08, transmittance: 0.92, roughness: 0 }
  if (name.startsWith('clear')) return clear
  // These materials only emit light: filaments, and holes that are painted on paper.
  if (/^(filament|hole|flame)/.test(name)) return { ...clear, reflectance: 0, transmittance: 1 }
  return { ...diffuse(luminance), kind: isMetal ? 'metal' : 'diffuse' }
}
