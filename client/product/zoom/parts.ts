const svg = 'http://www.w3.org/2000/svg'

const icons = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  closer: 'M6 12h12M12 6v12',
  farther: 'M6 12h12',
}

/** Creates a button for a full-screen view, with an icon and a label for screen readers. */
export function createIconButton(icon: keyof typeof icons, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: `icon-button zoom-button zoom-${icon}`, ariaLabel: label })
  const drawing = document.createElementNS(svg, 'svg')
  for (const [name, value] of [
    ['class', 'icon'],
    ['viewBox', '0 0 24 24'],
    ['aria-hidden', 'true'],
  ] as const) {
    drawing.setAttribute(name, value)
  }
  drawing.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', icons[icon])
  button.appendChild(drawing)
  button.addEventListener('click', press)
  return button
}

/**
 * Creates a large copy of a frame's pictures. Until their largest files have loaded, it shows the
 * files that the frame has already loaded.
 */
export function createEnlarged(frame: HTMLAnchorElement): HTMLElement {
  const images = frame.querySelectorAll<HTMLImageElement>('img:not(.gallery-side)')
  const picture = document.createElement('div')
  const hasLight = frame.querySelector('.lit-picture') !== null
  picture.className = hasLight ? 'zoom-picture lit-picture' : 'zoom-picture'
  const [first] = images
  picture.style.setProperty('--ratio', String(first ? readRatio(first) : 1))
  for (const image of images) {
    const large = document.createElement('img')
    large.className = image.className
    large.alt = image.alt
    large.draggable = false
    const address = image === first ? frame.href : findLargest(image)
    large.src = image.currentSrc && image.complete ? image.currentSrc : address
    picture.appendChild(large)
    if (large.src !== address) replaceLater(large, address)
  }
  return picture
}

/** The aspect ratio of the whole picture, which the frame may crop. */
const readRatio = (image: HTMLImageElement) =>
  Number(image.getAttribute('width')) / Number(image.getAttribute('height')) || 1

function replaceLater(image: HTMLImageElement, address: string) {
  const large = new Image()
  large.src = address
  large
    .decode()
    .then(() => {
      image.src = address
    })
    // If the large file does not load, the smaller one stays.
    .catch(console.info)
}

/** The largest file of a picture, which is the last in its `srcset`. */
const findLargest = ({ srcset, src }: HTMLImageElement) => srcset.split(', ').at(-1)?.split(' ')[0] || src
