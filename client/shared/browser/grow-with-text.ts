/** Text areas by the width that they had when their height was set. */
const widths = new WeakMap<HTMLTextAreaElement, number>()

const observer = new ResizeObserver(entries => {
  // Their own height is the visitor's, too, who may drag a corner.
  for (const { target } of entries)
    if (target instanceof HTMLTextAreaElement && target.clientWidth !== widths.get(target)) fit(target)
})

/**
 * Makes a text area as high as its text, as `field-sizing` does; can be repeated, when its text was
 * changed by a script.
 */
export function growWithText(area: HTMLTextAreaElement) {
  if (!widths.has(area)) {
    area.addEventListener('input', () => fit(area))
    observer.observe(area)
  }
  fit(area)
}

function fit(area: HTMLTextAreaElement) {
  widths.set(area, area.clientWidth)
  area.style.blockSize = '0'
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
