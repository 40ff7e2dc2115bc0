import { readPageData } from '../../page-data.ts'
import * as productNames from '../../shared/names/product.ts'
import { loadLanguage } from '../../shared/texts/load-language.ts'
import type { Language } from '../../shared/texts/use-translate.ts'
import { copyLightSwitch, createFullScreen } from '../zoom/full-screen.ts'
import { createEnlarged, createIconButton } from '../zoom/parts.ts'
import { applyMove, findKeyMove, followPointers, type Move } from './follow.ts'
import styles from './model.css?inline'
import type { ModelView } from './view.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

const root = document.documentElement
const isLit = () => root.hasAttribute(productNames.light)

let isOpen = false

/**
 * Opens the 3D model that `link` leads to on the full screen. The product's picture is shown while
 * the model and its code load, and stays if the browser cannot draw the model. Escape, Back and a
 * button close the view and free its resources.
 */
export async function openModel(gallery: HTMLElement, link: HTMLAnchorElement) {
  if (isOpen) return
  isOpen = true
  const language = await loadLanguage(readPageData().locale, 'shared/frame', 'product/model').catch(error => {
    isOpen = false
    throw error
  })
  const { t } = language
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const leaving = new AbortController()
  const dialog = createFullScreen(t('model.title'), () => {
    isOpen = false
    leaving.abort()
    link.focus({ preventScroll: true })
  })
  dialog.classList.add('model')
  const stage = Object.assign(document.createElement('div'), { className: 'zoom-stage' })
  const message = Object.assign(document.createElement('p'), { className: 'zoom-count', role: 'status' })
  const frame = gallery.querySelector<HTMLAnchorElement>('.gallery-frames a')
  const still = frame ? createEnlarged(frame) : stage
  if (frame) stage.replaceChildren(still)
  message.textContent = t('model.loading')
  const light = copyLightSwitch(gallery)
  const close = createIconButton('close', t('frame.close'), () => dialog.close())
  for (const part of [close, stage, ...(light ? [light] : []), message]) dialog.appendChild(part)
  dialog.showModal()

  /** Shows the picture instead of the model, with a message. */
  function fail(error: unknown) {
    if (leaving.signal.aborted) return
    console.info('The 3D model could not be shown.', error)
    for (const part of dialog.querySelectorAll('.model-part')) part.remove()
    if (frame) stage.replaceChildren(still)
    message.textContent = t('model.failed')
  }

  try {
    const view = await loadModel(link.href, stage, leaving.signal)
    const label = formatLabel(still.querySelector('img')?.alt ?? '', view, language)
    stage.querySelector('canvas')?.setAttribute('aria-label', label)
    stage.querySelector('canvas')?.addEventListener('webglcontextlost', fail)
    message.textContent = t('model.hint')
    const move = (movement: Move) => view.show(applyMove(view.orbit(), movement, view.reach(), view.first()), false)
    const buttons = [
      createIconButton('previous', t('model.left'), () => move('left')),
      createIconButton('next', t('model.right'), () => move('right')),
      createIconButton('farther', t('zoom.farther'), () => move('farther')),
      createIconButton('closer', t('zoom.closer'), () => move('closer')),
    ]
    for (const button of buttons) dialog.appendChild(button).classList.add('model-part')
    dialog.addEventListener('keydown', event => {
      const movement = findKeyMove(event)
      // Other keys, such as those that operate the light switch, keep their function.
      if (!movement) return
      event.preventDefault()
      move(movement)
    })
    const reportFailure = () => {
      message.textContent = t('model.noRoom')
    }
    await offerRoom({ dialog, link, view, language, signal: leaving.signal, failed: reportFailure })
  } catch (error) {
    fail(error)
  }
}

/**
 * Loads the model and, at the same time, the code that draws it. Then shows the model on `stage`.
 */
async function loadModel(address: string, stage: HTMLElement, signal: AbortSignal): Promise<ModelView> {
  const [{ createModelView }, file] = await Promise.all([import('./view.ts'), fetchFile(address, signal)])
  signal.throwIfAborted()
  const canvas = Object.assign(document.createElement('canvas'), { role: 'img' })
  const picture = [...stage.children]
  stage.appendChild(canvas)
  const view = await createModelView(canvas, file, isLit())
  if (signal.aborted) view.dispose()
  signal.throwIfAborted()
  for (const part of picture) part.remove()
  const { orbit, reach } = view
  followPointers({ element: stage, orbit, reach, show: view.show })
  const observer = new MutationObserver(() => view.switch(isLit()))
  observer.observe(root, { attributeFilter: [productNames.light] })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    view.dispose()
  })
  return view
}

async function fetchFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The model at ${address} did not load: status ${answer.status}.`)
  return answer.arrayBuffer()
}

function formatLabel(what: string, { size }: ModelView, { t, locale }: Language): string {
  const centimetres = (metres: number) => (Math.round(metres * 200) / 2).toLocaleString(locale)
  return t('model.label', { what, width: centimetres(size.width), height: centimetres(size.height) })
}

interface Offer {
  dialog: HTMLDialogElement
  link: HTMLAnchorElement
  view: ModelView
  language: Language
  signal: AbortSignal
  failed: () => void
}

/** Adds a button that shows the model in the visitor's room, on devices that can do this. */
async function offerRoom({ dialog, link, view, language: { t }, signal, failed: reportFailure }: Offer) {
  const { createRoomButton } = await import('./room.ts')
  const name = document.querySelector('h1')?.textContent ?? ''
  const words = { name, label: t('model.room'), close: t('frame.close') }
  const button = await createRoomButton({ address: link.href, view, dialog, failed: reportFailure, ...words })
  if (!button || signal.aborted) return
  button.classList.add('model-part')
  dialog.appendChild(button)
}
