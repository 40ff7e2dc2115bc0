import {
  Box3,
  CanvasTexture,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PlaneGeometry,
  PointLight,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { createStudioLight } from './studio.ts'

/**
 * `night` is the share of the room's light that remains when the lamp is on. `glow` is the
 * brightness of the parts that emit light.
 */
const night = 0.14
const glow = 1.15
/**
 * The light of all lamps together, in cd for a model with a radius of 1 m. It grows with the square
 * of the radius.
 */
const candela = 1.5
const maxLamps = 3

export interface LitScene {
  scene: Scene
  /** The model with its lamps and its shadow, which move together. */
  whole: Group
  model: Object3D
  box: Box3
  /** Whether the model stands on a floor. Its lowest point is then at height 0. */
  stands: boolean
  /** Sets the light: at 0 it is day and the lamp is off; at 1 it is night and the lamp is on. */
  light(level: number): void
}

/** Creates a scene with the model in studio light, and with lights in the parts that emit light. */
export function createLitScene(model: Object3D, renderer: WebGLRenderer): LitScene {
  const scene = new Scene()
  scene.environment = createStudioLight(renderer)
  renderer.toneMapping = NeutralToneMapping
  const whole = new Group()
  whole.add(model)
  scene.add(whole)

  const box = new Box3().setFromObject(model)
  const stands = Math.abs(box.min.y) < 0.002
  const glowing = findGlowing(model)
  const lamps = createLamps(glowing, box)
  for (const lamp of lamps) whole.add(lamp)
  const shadow = stands ? createShadow(findFoot(model, box)) : null
  if (shadow) whole.add(shadow)
  return {
    scene,
    whole,
    model,
    box,
    stands,
    light(level) {
      scene.environmentIntensity = 1 - (1 - night) * level
      for (const { material } of glowing) material.emissiveIntensity = glow * level
      for (const lamp of lamps) lamp.intensity = lamp.userData.candela * level
      if (shadow) shadow.material.opacity = 0.45 - 0.2 * level
    },
  }
}

interface Glowing {
  mesh: Mesh
  material: MeshStandardMaterial
}

/** Finds the materials that emit light, and for each one a mesh that uses it. */
function findGlowing(model: Object3D): Glowing[] {
  const found = new Map<MeshStandardMaterial, Mesh>()
  const black = new Color(0)
  model.traverse(mesh => {
    if (!(mesh instanceof Mesh)) return
    for (const material of [mesh.material].flat()) {
      if (material instanceof MeshStandardMaterial && !material.emissive.equals(black)) found.set(material, mesh)
    }
  })
  return [...found].map(([material, mesh]) => ({ material, mesh }))
}

/**
 * Creates a light in the middle of each part that emits light, so that it lights the parts beside
 * it too.
 */
function createLamps(glowing: Glowing[], box: Box3): PointLight[] {
  const radius = box.getSize(new Vector3()).length() / 2
  const shining = glowing.slice(0, maxLamps)
  return shining.map(({ mesh, material }) => {
    const lamp = new PointLight(material.emissive, 0)
    new Box3().setFromObject(mesh).getCenter(lamp.position)
    lamp.userData.candela = (candela * radius * radius) / shining.length
    return lamp
  })
}

/** The bounding box of all points in the lowest 2 % of the model's height. */
function findFoot(model: Object3D, box: Box3): Box3 {
  const foot = new Box3()
  const limit = box.min.y + (box.max.y - box.min.y) / 50
  const point = new Vector3()
  model.traverse(mesh => {
    const places = mesh instanceof Mesh ? mesh.geometry.getAttribute('position') : null
    for (let at = 0; places && at < places.count; at++) {
      point.fromBufferAttribute(places, at).applyMatrix4(mesh.matrixWorld)
      if (point.y < limit) foot.expandByPoint(point)
    }
  })
  return foot
}

/** Creates a soft shadow below a box. */
function createShadow(box: Box3): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 128
  const context = canvas.getContext('2d')
  if (context) {
    const soft = context.createRadialGradient(64, 64, 0, 64, 64, 64)
    for (const [at, alpha] of [
      [0, 1],
      [0.35, 0.55],
      [0.7, 0.12],
      [1, 0],
    ] as const) {
      soft.addColorStop(at, `rgb(0 0 0 / ${alpha})`)
    }
    context.fillStyle = soft
    context.fillRect(0, 0, 128, 128)
  }
  const size = box.getSize(new Vector3())
  const material = new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false })
  const shadow = new Mesh(new PlaneGeometry(size.x * 2, size.z * 2), material)
  shadow.rotation.x = -Math.PI / 2
  box.getCenter(shadow.position).setY(box.min.y - 0.0005)
  return shadow
}

/** Frees the graphics memory of a scene. */
export function disposeScene(scene: Scene) {
  scene.environment?.dispose()
  scene.traverse(object => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    for (const material of [object.material].flat()) {
      if (material instanceof MeshBasicMaterial) material.map?.dispose()
      material.dispose()
    }
  })
}
