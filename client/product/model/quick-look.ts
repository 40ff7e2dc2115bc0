import { type BufferGeometry, DoubleSide, FrontSide, Mesh, MeshStandardMaterial, type Object3D, Scene } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import type { ModelView } from './view.ts'

/** Makes the model's USDZ and hands it to Quick Look, with its light on. */
export async function openQuickLook({ lit }: ModelView, name: string): Promise<void> {
  const file = await new USDZExporter().parseAsync(singleSided(lit.model))
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = URL.createObjectURL(new Blob([file.slice()], { type: 'model/vnd.usdz+zip' }))
  link.download = `${name}.usdz`
  // Safari opens what has exactly one picture inside, and follows any other link.
  link.appendChild(document.createElement('img'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), lifetimeMs)
}

/** How long Quick Look may take to read the file. */
const lifetimeMs = 60_000

/** A copy for a format whose surfaces have one side: what has two gets a second that looks back. */
function singleSided(model: Object3D): Scene {
  const scene = new Scene()
  model.updateMatrixWorld(true)
  model.traverse(mesh => {
    if (!(mesh instanceof Mesh) || !(mesh.material instanceof MeshStandardMaterial)) return
    const material = mesh.material.clone()
    material.emissiveIntensity = 1
    const sides = material.side === DoubleSide ? [mesh.geometry, turnedBack(mesh.geometry)] : [mesh.geometry]
    material.side = FrontSide
    for (const geometry of sides) {
      const copy = new Mesh(geometry, material)
      copy.applyMatrix4(mesh.matrixWorld)
      scene.add(copy)
    }
  })
  return scene
}

function turnedBack(geometry: BufferGeometry): BufferGeometry {
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
