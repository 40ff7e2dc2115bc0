/**
 * The zoom and position of a picture. `x` and `y` are the distance of its centre from the stage's
 * centre, in px.
 */
export interface ZoomView {
  /** 1 shows the whole picture. */
  scale: number
  x: number
  y: number
}

export interface ViewPoint {
  x: number
  y: number
}

/** Sizes in px; the picture's size is at scale 1. */
export interface ViewBounds {
  stage: { width: number; height: number }
  picture: { width: number; height: number }
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }
export const maxScale = 4

/**
 * Zooms by `factor` around the point `at`, which keeps its place on the screen. `at` is relative to
 * the stage's centre, in px.
 */
export function zoomView(view: ZoomView, factor: number, at: ViewPoint, room: ViewBounds): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), maxScale)
  const by = scale / view.scale
  return keepInside({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, room)
}

export const moveView = (view: ZoomView, x: number, y: number, room: ViewBounds): ZoomView =>
  keepInside({ ...view, x: view.x + x, y: view.y + y }, room)

/** Keeps an enlarged picture from leaving gaps at the stage's edges, and centres a smaller one. */
function keepInside({ scale, x, y }: ZoomView, { stage, picture }: ViewBounds): ZoomView {
  const most = { x: (picture.width * scale - stage.width) / 2, y: (picture.height * scale - stage.height) / 2 }
  const clamp = (value: number, limit: number) => (limit > 0 ? Math.min(Math.max(value, -limit), limit) : 0)
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) }
}
