/** Maximum wait in ms. Pages in the background draw no frames. */
const maxWaitMs = 100

/** Resolves after the next frame, so that the visitor sees the change before more code runs. */
export const afterFrame = () =>
  new Promise<void>(done => {
    // The second callback runs after the first frame has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
    setTimeout(done, maxWaitMs)
  })
