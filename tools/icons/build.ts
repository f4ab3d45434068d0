// Draws the icons of the app and of its files in all sizes with Chromium and packs them for each platform; results are
// committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { product } from '#shared/app/product.ts'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { inRoot } from '../root.ts'
import { type Picture, writeIcns, writeIco } from './containers.ts'

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]

const folder = inRoot('assets/icons')
const executablePath = await getChromium()
if (!executablePath) throw new Error('no Chromium to draw with')
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  const app = await drawAllSizes(page, 'icon')
  mkdirSync(`${folder}/png`, { recursive: true })
  for (const { size, png } of app) writeFileSync(`${folder}/png/${size}x${size}.png`, png)
  writeContainers('icon', app)
  // electron-builder looks for the icon of a file type under the name of its extension.
  writeContainers(product.fileExtension, await drawAllSizes(page, 'campaign'))
} finally {
  await browser.close()
}

function writeContainers(name: string, pictures: readonly Picture[]): void {
  writeFileSync(`${folder}/${name}.ico`, writeIco(pictures.filter(({ size }) => ICO_SIZES.includes(size))))
  writeFileSync(`${folder}/${name}.icns`, writeIcns(pictures))
}

async function drawAllSizes(page: Page, name: string): Promise<Picture[]> {
  const svg = readFileSync(`${folder}/${name}.svg`)
  const source = `data:image/svg+xml;base64,${svg.toString('base64')}`
  const pictures: Picture[] = []
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>*{margin:0}img{display:block;width:${size}px;height:${size}px}</style><img src="${source}">`
    )
    await page.locator('img').evaluate('image => image.decode()')
    const png = await page.screenshot({
      omitBackground: true,
      clip: { x: 0, y: 0, width: size, height: size }
    })
    pictures.push({ size, png })
  }
  return pictures
}
