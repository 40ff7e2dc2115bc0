import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { models } from '../../tools/demo/models.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { expectSoon, measureDifference, readPixels } from './pictures.ts'

const slug = 'murla-portable-brass'
/** A small window, because the CPU draws the model. */
const small = { viewport: { width: 640, height: 480 } }

function partsOf(page: Page, words: typeof en | typeof sv = en) {
  const dialog = page.getByRole('dialog', { name: words.model.title })
  return {
    link: page.locator('.gallery-model'),
    dialog,
    model: dialog.getByRole('img', { name: /3D/ }),
    says: dialog.getByRole('status'),
    light: dialog.getByRole('switch', { name: words.product.light }),
    still: dialog.locator('.zoom-picture img').first(),
    room: dialog.getByRole('button', { name: words.model.room }),
  }
}

test('a link opens the 3D model, which keys and mouse turn and zoom, and a switch lights it', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, ...small })
  const asked: string[] = []
  page.on(
    'request',
    request => /\/model\/|\/assets\/(model|view|three)/.test(request.url()) && asked.push(request.url()),
  )
  await page.goto(`${shop.url}/product/${slug}`, { waitUntil: 'networkidle' })
  const { link, dialog, model, light, room } = partsOf(page)
  expect(await link.textContent()).toBe('See it in 3D')
  expect(asked).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await model.waitFor()
  expect(asked.filter(address => address.endsWith('.glb'))).toHaveLength(1)
  expect(await model.getAttribute('aria-label')).toMatch(/^Murla in brass.* 20 cm wide, 29\.5 cm high$/)
  expect(await room.count()).toBe(0)
  await expectAccessible(page)

  const middle = { left: 0.25, top: 0.15, width: 0.5, height: 0.7 }
  const look = () => readPixels(model, middle)
  const day = await look()
  await page.keyboard.press('ArrowUp')
  const above = await look()
  expect(measureDifference(above, day)).toBeGreaterThan(2)
  await page.keyboard.press('+')
  expect(measureDifference(await look(), above)).toBeGreaterThan(2)
  await page.keyboard.press('0')
  expect(measureDifference(await look(), day)).toBeLessThan(0.5)
  await page.mouse.move(320, 200)
  await page.mouse.down()
  await page.mouse.move(320, 290, { steps: 3 })
  await page.mouse.up()
  expect(measureDifference(await look(), day)).toBeGreaterThan(2)
  await page.mouse.wheel(0, 400)
  await dialog.getByRole('button', { name: en.model.left }).click()
  await page.keyboard.press('0')
  await expectSoon(async () => measureDifference(await look(), day)).toBeLessThan(0.5)

  await light.check()
  await expectSoon(async () => measureDifference(await look(), day)).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expectSoon(() => dialog.count()).toBe(0)
  await expect.poll(() => countObjects(page, 'WebGL2RenderingContext')).toBe(0)
  await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.locator('.gallery').getByRole('switch', { name: en.product.light }).isChecked()).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

/** The number of objects of a class that exist after garbage collection. */
async function countObjects(page: Page, name: string): Promise<unknown> {
  const tools = await page.context().newCDPSession(page)
  const { result } = await tools.send('Runtime.evaluate', { expression: `${name}.prototype` })
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const functionDeclaration = 'function () { return this.length }'
  const { objectId } = objects
  const counted = await tools.send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true })
  await tools.detach()
  return counted.result.value
}

test('if the model cannot be shown, its picture stays; an iPhone gets a file for augmented reality', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...phone, ...small })
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (word) {
      return word === 'ar' || supports.call(this, word)
    }
  })
  await page.goto(`${shop.url}/sv/product/${slug}`, { waitUntil: 'networkidle' })
  const { link, dialog, model, says, still, room, light } = partsOf(page, sv)
  const close = async () => {
    await dialog.getByRole('button', { name: sv.frame.close }).tap()
    await expectSoon(() => dialog.count()).toBe(0)
  }
  const fails = async () => {
    await expectSoon(() => says.textContent()).toBe(sv.model.failed)
    expect(await still.isVisible()).toBe(true)
    expect(await model.count()).toBe(0)
    await close()
  }
  await page.route('**/model/**', route => route.abort())
  await link.tap()
  await fails()
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  await page.unroute('**/model/**')

  await link.tap()
  await model.waitFor()
  const download = page.waitForEvent('download')
  await room.tap()
  const entries = entriesOf(readFileSync(await (await download).path()))
  expect(entries[0]?.name).toBe('model.usda')
  // A USDZ archive must not be compressed, and its files must start at multiples of 64 bytes.
  expect(entries.filter(({ method, start }) => method !== 0 || start % 64 !== 0)).toEqual([])
  expect(entries[0]?.text).toMatch(/metersPerUnit = 1\s+upAxis = "Y"/)
  expect(entries.length).toBeGreaterThan(5)
  await model.evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await fails()

  // Simulate Chrome on Android, which shows the dialog's controls over the camera's picture.
  await page.evaluate(() => {
    const requestSession = async (_: string, { domOverlay }: XRSessionInit) => {
      await domOverlay?.root.requestFullscreen()
      document.body.dataset.over = [...(document.fullscreenElement?.children ?? [])].map(one => one.className).join()
      await document.exitFullscreen()
      throw new Error('There is no camera.')
    }
    Object.defineProperty(navigator, 'xr', { value: { isSessionSupported: async () => true, requestSession } })
  })
  await link.tap()
  await room.tap()
  await expectSoon(() => says.textContent()).toBe(sv.model.noRoom)
  expect(await page.locator('body').getAttribute('data-over')).toMatch(/zoom-close.*light-switch/)
  expect(await light.isVisible()).toBe(true)
  await close()

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await link.tap()
  await fails()
  expect(problems).toEqual([])
  await context.close()
})

/** Reads the files of a ZIP archive whose local headers contain the sizes. */
function entriesOf(zip: Buffer) {
  const entries = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    const end = start + zip.readUInt32LE(at + 18)
    const name = zip.toString('utf8', at + 30, nameEnd)
    entries.push({ name, method: zip.readUInt16LE(at + 8), start, text: zip.toString('utf8', start, end) })
    at = end
  }
  return entries
}

test('the model file is unchanged, and compressed for clients that accept it', async () => {
  const made = models[slug]
  const whole = readFileSync(made?.file ?? '')
  for (const coding of ['br', 'identity']) {
    const answer = await fetch(`${shop.url}/model/${made?.name}`, { headers: { 'Accept-Encoding': coding } })
    expect(answer.headers.get('Content-Type')).toBe('model/gltf-binary')
    expect(answer.headers.get('Content-Encoding')).toBe(coding === 'br' ? 'br' : null)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), whole)).toBe(0)
  }
})
