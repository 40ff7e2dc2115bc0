/** The wait in ms where no frame comes: a page in the background has none. */
const longest = 100

/** Resolves after the next frame, so that what has changed is seen before more code runs. */
export const afterFrame = () =>
  new Promise<void>(done => {
    // The second callback runs after the first frame has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
    setTimeout(done, longest)
  })
