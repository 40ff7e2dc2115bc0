import { type BufferGeometry, DoubleSide, FrontSide, Mesh, MeshStandardMaterial, type Object3D, Scene } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import type { ModelView } from './view.ts'

/** Creates a USDZ file of the model with its light on, and opens it in Apple's Quick Look. */
export async function openQuickLook({ lit }: ModelView, name: string): Promise<void> {
  const file = await new USDZExporter().parseAsync(toSingleSided(lit.model))
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = URL.createObjectURL(new Blob([file.slice()], { type: 'model/vnd.usdz+zip' }))
  link.download = `${name}.usdz`
  // Safari opens Quick Look only for links that contain exactly one picture.
  link.appendChild(document.createElement('img'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs)
}

/** The time in ms within which Quick Look must have read the file. */
const lifetimeMs = 60_000

/**
 * Copies the model for USDZ, whose surfaces are visible from one side only. Each two-sided surface
 * becomes two surfaces, of which one faces backwards.
 */
function toSingleSided(model: Object3D): Scene {
  const scene = new Scene()
  model.updateMatrixWorld(true)
  model.traverse(mesh => {
    if (!(mesh instanceof Mesh) || !(mesh.material instanceof MeshStandardMaterial)) return
    const material = mesh.material.clone()
    material.emissiveIntensity = 1
    const sides = material.side === DoubleSide ? [mesh.geometry, flipGeometry(mesh.geometry)] : [mesh.geometry]
    material.side = FrontSide
    for (const geometry of sides) {
      const copy = new Mesh(geometry, material)
      copy.applyMatrix4(mesh.matrixWorld)
      scene.add(copy)
    }
  })
  return scene
}

function flipGeometry(geometry: BufferGeometry): BufferGeometry {
  const turned = geometry.clone()
  const { position, normal } = turned.attributes
  const order = turned.index
    ? Array.from(turned.index.array)
    : Array.from({ length: position?.count ?? 0 }, (_, at) => at)
  turned.setIndex(order.reverse())
  for (let at = 0; normal && at < normal.count; at++) {
    normal.setXYZ(at, -normal.getX(at), -normal.getY(at), -normal.getZ(at))
  }
  return turned
}
