// Draws assets/icons/icon.svg in all sizes with Chromium and packs them for each platform; results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from '../chromium.ts'
import { inRoot } from '../root.ts'
import { type Picture, writeIcns, writeIco } from './containers.ts'

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256]

const folder = inRoot('assets/icons')
const executablePath = await getChromium()
if (!executablePath) throw new Error('no Chromium to draw with')

const pictures = await draw(readFileSync(`${folder}/icon.svg`, 'utf8'), executablePath)
mkdirSync(`${folder}/png`, { recursive: true })
for (const { size, png } of pictures) writeFileSync(`${folder}/png/${size}x${size}.png`, png)
writeFileSync(`${folder}/icon.ico`, writeIco(pictures.filter(({ size }) => ICO_SIZES.includes(size))))
writeFileSync(`${folder}/icon.icns`, writeIcns(pictures))

async function draw(svg: string, executablePath: string): Promise<Picture[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const page = await browser.newPage()
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const drawn: Picture[] = []
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
      drawn.push({ size, png })
    }
    return drawn
  } finally {
    await browser.close()
  }
}
