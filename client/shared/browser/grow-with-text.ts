/** The width of each text area when its height was last set. */
const widths = new WeakMap<HTMLTextAreaElement, number>()

const observer = new ResizeObserver(entries => {
  // Only a changed width counts: visitors may drag the corner to change the height.
  for (const { target } of entries)
    if (target instanceof HTMLTextAreaElement && target.clientWidth !== widths.get(target)) fit(target)
})

/**
 * Makes a text area as high as its text, like CSS `field-sizing`. Call it again when a script
 * changes the text.
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
