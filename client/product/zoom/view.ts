/** How a picture is seen: `x` and `y` are where its middle is from the stage's, in px. */
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

/** Sizes in px, the picture's at scale 1. */
export interface ViewBounds {
  stage: { width: number; height: number }
  picture: { width: number; height: number }
}

export const wholeView: ZoomView = { scale: 1, x: 0, y: 0 }
export const closest = 4

/** The picture `factor` times as large, with the same spot of it under `at`, from the middle. */
export function zoomed(view: ZoomView, factor: number, at: ViewPoint, room: ViewBounds): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), closest)
  const by = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }, room)
}

export const movedView = (view: ZoomView, x: number, y: number, room: ViewBounds): ZoomView =>
  held({ ...view, x: view.x + x, y: view.y + y }, room)

/** Keeps the picture's edges outside the stage; one that is smaller stays in its middle. */
function held({ scale, x, y }: ZoomView, { stage, picture }: ViewBounds): ZoomView {
  const most = { x: (picture.width * scale - stage.width) / 2, y: (picture.height * scale - stage.height) / 2 }
  const clamped = (value: number, limit: number) => (limit > 0 ? Math.min(Math.max(value, -limit), limit) : 0)
  return { scale, x: clamped(x, most.x), y: clamped(y, most.y) }
}
